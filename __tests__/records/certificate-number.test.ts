import { readTable } from '@/__tests__/support/read-table';
import {
  formatCertificateNumber,
  getCertificateLetters,
  parseCertificateNumber,
} from '@/lib/records/certificate-number';

interface Table {
  numbers: string[];
  others: string[];
  letters: { game: string; letters?: string }[];
  issued: { game: string; slNo: number; certificateNo: string }[];
}

const table = readTable('records/certificate-number.yaml') as Table;

it.each(table.numbers)('%j is read as the number AT23001', (text) => {
  expect(parseCertificateNumber(text)).toBe('AT23001');
});

it('Digits in the place of the letters are read as letters', () => {
  expect(['F023002', '1o23002'].map(parseCertificateNumber)).toEqual(['FO23002', 'IO23002']);
});

it.each([...table.others, 'a'.repeat(10_000)])('%j is not a certificate number', (text) =>
  expect(parseCertificateNumber(text)).toBeUndefined(),
);

it.each(table.letters)('The certificate letters of $game are $letters', ({ game, letters }) => {
  expect(getCertificateLetters(game)).toBe(letters);
});

it.each(table.issued)('§9 The certificate of record $slNo in $game is $certificateNo', (row) => {
  expect(formatCertificateNumber(row.game, row.slNo)).toBe(row.certificateNo);
});
