import {
  fillSerialNumbers,
  findRecordPositions,
  listCertificateNumbers,
  needsCertificateNumber,
  numberCertificates,
} from '@/editor/records/change-records';
import { ROWS } from '@/testing/records-rows';

const [first, second] = ROWS.map((row) => row.split(',')) as [string[], string[]];
const records = [first, second];

/** A record that has a name and a game only. */
const createRecord = (name: string, game = '') => ['', name, '', '', game, '', '', '', ''];

it('Records without a serial number get the next ones', () => {
  const filled = fillSerialNumbers([createRecord('A'), second, createRecord('B')]);
  expect(filled.map(([number]) => number)).toEqual(['3', '2', '4']);
});

it('§9 A certificate number continues after the highest, behind the letters of the game', () => {
  const meena = createRecord('Meena', 'Karate');
  const number = (...all: string[][]) => {
    const positions = [...all.keys()].filter((one) => needsCertificateNumber(all[one] ?? []));
    return numberCertificates(all, positions)
      ?.map((cells) => cells[7])
      .join();
  };
  expect(number(first.with(7, 'AT23417'), meena, second, createRecord('No game'), meena)).toBe(
    'AT23417,KA23418,KA23002,,KA23419',
  );
  expect(number(meena)).toBe('KA23001');
  expect(number(meena, first.with(7, 'AT22000'))).toBe('KA22001,AT22000');
  expect(number(meena, first.with(7, 'AT99998'))).toBe('KA99999,AT99998');
  expect(number(meena, meena, first.with(7, 'AT99998'))).toBeUndefined();
  expect(number(first, createRecord('', 'Karate'))).toBe('AT23001,');
});

it('Codes are made of valid numbers, once each, and with consent alone if it is needed', () => {
  const all = [...records, first, first.with(7, 'AT2300')];
  expect(listCertificateNumbers(all, false)).toEqual(['AT23001', 'KA23002']);
  const withConsent = all.map((cells, index) => [...cells, index === 1 ? 'form 7' : '']);
  expect(listCertificateNumbers(withConsent, true)).toEqual(['KA23002']);
});

it('A search finds the records that contain each word in any cell', () => {
  expect(findRecordPositions(records, 'KHAN karate')).toEqual([1]);
  expect(findRecordPositions(records, 'at23001')).toEqual([0]);
  expect(findRecordPositions(records, '')).toEqual([0, 1]);
  expect(findRecordPositions(records, 'khan athletics')).toEqual([]);
});
