import { CONSENT_TITLE } from '@/lib/model/record-columns';
import { listCertificateNumbers } from '@/scripts/editor/browser/records/certificate-codes';
import { ROWS, TITLES } from '@/scripts/testing/records-rows';

const titles = TITLES.split(',');
const records = [...ROWS, ROWS[0].replace('AT23001', 'AT2300')].map((row) => row.split(','));

it('Codes are made of numbers that are valid', () => {
  expect(listCertificateNumbers(titles, records)).toEqual(['AT23001', 'KA23002']);
});

it('No code is made of a record that is not published, because there is no consent', () => {
  const withConsent = records.map((cells, index) => [...cells, index === 1 ? 'form 7' : '']);
  expect(listCertificateNumbers([...titles, CONSENT_TITLE], withConsent)).toEqual(['KA23002']);
});
