import {
  getCertificateLetters,
  formatCertificateNumber,
  generateStudentRecords,
  type RecordVocabulary,
} from '@/lib/records/student-records';

it.each([
  { game: 'Table Tennis', letters: 'TA' },
  { game: '3x3 Basketball', letters: 'XB' },
  { game: 'Élan', letters: 'EL' },
  { game: 'खो-खो', letters: undefined },
])('the certificate letters of $game are $letters', ({ game, letters }) => {
  expect(getCertificateLetters(game)).toBe(letters);
});

it.each([
  { game: 'Athletics', slNo: 1, certificateNo: 'AT23001' },
  { game: 'Table Tennis', slNo: 42, certificateNo: 'TA23042' },
  { game: 'football', slNo: 300, certificateNo: 'FO23300' },
  { game: 'Karate', slNo: -22995, certificateNo: 'KA00005' },
])('§9 the certificate of record $slNo in $game is $certificateNo', (row) => {
  expect(formatCertificateNumber(row.game, row.slNo)).toBe(row.certificateNo);
});

const vocabulary: RecordVocabulary = {
  firstNames: ['Asha', 'Ravi'],
  surnames: ['Verma', 'Khan'],
  fatherFirstNames: ['Mohan', 'Salim'],
  games: ['Athletics', 'Karate'],
  events: ['Long Jump', 'Junior Kata'],
  ranks: ['1st', 'Team 1st'],
  months: ['Jan', 'Dec'],
  years: [2023, 2025],
};

it('§9 generates 300 records by default, or as many as asked for, numbered from 1', () => {
  expect(generateStudentRecords(vocabulary, 1)).toHaveLength(300);
  expect(generateStudentRecords(vocabulary, 1, 3).map(({ slNo }) => slNo)).toEqual([1, 2, 3]);
});

it('generates the same records from the same seed, and others from another', () => {
  const random = jest.spyOn(Math, 'random');
  const now = jest.spyOn(Date, 'now');
  const records = generateStudentRecords(vocabulary, 5);
  expect(generateStudentRecords(vocabulary, 5)).toEqual(records);
  expect(generateStudentRecords(vocabulary, 6)).not.toEqual(records);
  expect(random).not.toHaveBeenCalled();
  expect(now).not.toHaveBeenCalled();
});

it('generates nothing from an empty list of names', () => {
  expect(() => generateStudentRecords({ ...vocabulary, surnames: [] }, 1)).toThrow(RangeError);
});
