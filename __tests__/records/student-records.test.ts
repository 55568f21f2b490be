import {
  getCertificateLetters,
  formatCertificateNumber,
  generateStudentRecords,
  RECORD_COUNT,
  STUDENT_RECORD_COLUMNS,
  type RecordVocabulary,
} from '@/lib/records/student-records';

it('§2 the columns stand in the described order', () => {
  expect(STUDENT_RECORD_COLUMNS.map(({ title }) => title)).toEqual([
    'SL. NO.',
    'NAME',
    'FATHER NAME',
    'DATE OF BIRTH',
    'GAME',
    'EVENT',
    'RANK',
    'CERTIFICATE NO.',
    'YEAR & MONTH',
  ]);
});

describe('getCertificateLetters', () => {
  it.each([
    { game: 'Table Tennis', letters: 'TA' },
    { game: '3x3 Basketball', letters: 'XB' },
    { game: 'Élan', letters: 'EL' },
    { game: 'खो-खो', letters: undefined },
  ])('of $game are $letters', ({ game, letters }) => {
    expect(getCertificateLetters(game)).toBe(letters);
  });
});

describe('formatCertificateNumber', () => {
  it.each([
    { game: 'Athletics', slNo: 1, certificateNo: 'AT23001' },
    { game: 'Table Tennis', slNo: 42, certificateNo: 'TA23042' },
    { game: 'football', slNo: 300, certificateNo: 'FO23300' },
    { game: 'Karate', slNo: -22995, certificateNo: 'KA00005' },
  ])('§9 record $slNo in $game is $certificateNo', ({ game, slNo, certificateNo }) => {
    expect(formatCertificateNumber(game, slNo)).toBe(certificateNo);
  });
});

describe('generateStudentRecords', () => {
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

  it('§9 makes 300 records by default', () => {
    expect(RECORD_COUNT).toBe(300);
    expect(generateStudentRecords(vocabulary, 1)).toHaveLength(300);
  });

  it('makes identical records from the same seed', () => {
    expect(generateStudentRecords(vocabulary, 5)).toEqual(generateStudentRecords(vocabulary, 5));
  });

  it('makes other records from another seed', () => {
    expect(generateStudentRecords(vocabulary, 5)).not.toEqual(
      generateStudentRecords(vocabulary, 6),
    );
  });

  it('asks neither chance nor the clock', () => {
    const random = jest.spyOn(Math, 'random');
    const now = jest.spyOn(Date, 'now');
    generateStudentRecords(vocabulary, 5);
    expect([random, now].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  it('makes as many as it is asked for, numbered from 1', () => {
    expect(generateStudentRecords(vocabulary, 1, 3).map(({ slNo }) => slNo)).toEqual([1, 2, 3]);
  });

  it('refuses an empty list of names', () => {
    expect(() => generateStudentRecords({ ...vocabulary, surnames: [] }, 1)).toThrow(RangeError);
  });
});
