import { getRecordsContent } from '@/lib/content/content';
import {
  getCertificateLetters,
  formatCertificateNumber,
  generateStudentRecords,
} from '@/lib/records/student-records';

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

it('The same seed generates the same records, and another seed others', () => {
  const { vocabulary } = getRecordsContent();
  const records = generateStudentRecords(vocabulary, 5, 20);
  expect(records).toHaveLength(20);
  expect(generateStudentRecords(vocabulary, 5, 20)).toEqual(records);
  expect(generateStudentRecords(vocabulary, 6, 20)).not.toEqual(records);
});
