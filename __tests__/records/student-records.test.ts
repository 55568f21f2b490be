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
])('the certificate letters of $game are $letters', ({ game, letters }) => {
  expect(getCertificateLetters(game)).toBe(letters);
});

it.each([
  { game: 'Athletics', slNo: 1, certificateNo: 'AT23001' },
  { game: 'football', slNo: 300, certificateNo: 'FO23300' },
  { game: 'Karate', slNo: -22995, certificateNo: 'KA00005' },
  { game: 'खो-खो', slNo: 2, certificateNo: 'XX23002' },
])('§9 the certificate of record $slNo in $game is $certificateNo', (row) => {
  expect(formatCertificateNumber(row.game, row.slNo)).toBe(row.certificateNo);
});

it('§9 a generated record has its parts in these forms, and the surname of the father', () => {
  const words = (word: string) => [`${word}a`, `${word}b`];
  const vocabulary = {
    firstNames: words('First'),
    surnames: words('Last'),
    fatherFirstNames: words('Father'),
    games: ['Karate'],
    events: words('Event'),
    ranks: words('Rank'),
    months: ['Jan', 'Feb'],
    years: [2023, 2024],
  };
  const records = generateStudentRecords(vocabulary, 5);
  for (const [index, { slNo, name, fatherName, ...record }] of records.entries()) {
    expect(slNo).toBe(index + 1);
    expect(name).toMatch(/^First[ab] Last[ab]$/);
    expect(fatherName).toMatch(new RegExp(`^Father[ab] ${name.slice(7)}$`));
    expect(record).toEqual({
      dateOfBirth: expect.stringMatching(/^(0[1-9]|1\d|2[0-8])-(0[1-9]|1[0-2])-200[456]$/),
      game: 'Karate',
      event: expect.stringMatching(/^Event[ab]$/),
      rank: expect.stringMatching(/^Rank[ab]$/),
      certificateNo: `KA${23001 + index}`,
      yearMonth: expect.stringMatching(/^(Jan|Feb) 202[34]$/),
    });
  }
  expect(records).toHaveLength(300);
});

it('generates the same records from the same seed, and others from another', () => {
  const { vocabulary } = getRecordsContent();
  const records = generateStudentRecords(vocabulary, 5, 20);
  expect(records).toHaveLength(20);
  expect(generateStudentRecords(vocabulary, 5, 20)).toEqual(records);
  expect(generateStudentRecords(vocabulary, 6, 20)).not.toEqual(records);
});
