import { readTable } from '@/__tests__/support/read-table';
import {
  formatCertificateNumber,
  getCertificateLetters,
  parseCertificateNumber,
} from '@/lib/records/certificate-number';

const texts = readTable('records/certificate-number.yaml') as Record<
  'numbers' | 'others',
  string[]
>;

it.each(texts.numbers)('%j is read as the number AT23001', (text) => {
  expect(parseCertificateNumber(text)).toBe('AT23001');
});

it('Digits in the place of the letters are read as letters', () => {
  expect(['F023002', '1o23002'].map(parseCertificateNumber)).toEqual(['FO23002', 'IO23002']);
});

it.each([...texts.others, 'a'.repeat(10_000)])('%j is not a certificate number', (text) =>
  expect(parseCertificateNumber(text)).toBeUndefined(),
);

it.each([
  { game: '3x3 Basketball', letters: 'XB' },
  { game: 'Élan', letters: 'EL' },
  { game: 'Gö', letters: 'GO' },
  { game: 'खो-खो', letters: undefined },
])('The certificate letters of $game are $letters', ({ game, letters }) => {
  expect(getCertificateLetters(game)).toBe(letters);
});

it.each([
  { game: 'Athletics', slNo: 1, certificateNo: 'AT23001' },
  { game: 'football', slNo: 300, certificateNo: 'FO23300' },
  { game: 'Karate', slNo: -22995, certificateNo: 'KA00005' },
  { game: 'खो-खो', slNo: 2, certificateNo: 'XX23002' },
])('§9 The certificate of record $slNo in $game is $certificateNo', (row) => {
  expect(formatCertificateNumber(row.game, row.slNo)).toBe(row.certificateNo);
});
