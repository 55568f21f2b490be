import { countWords, describeProblem, describeStudent } from '@/editor/records/describe-records';
import { ROWS } from '@/testing/records-rows';

const records = [...ROWS.map((row) => row.split(',')), ['3', ''], ['', 'Meena'], []];

it.each([
  [0, '0 records'],
  [1, '1 record'],
  [2, '2 records'],
  [10_000, '10,000 records'],
])('%d of a record are %s', (count, text) => expect(countWords(count, 'record')).toBe(text));

it('A student is named by name and serial number, or by the row without it', () => {
  expect(records.map((_, position) => describeStudent(records, position))).toEqual([
    'Asha Verma (SL. NO. 1)',
    'Ravi Khan (SL. NO. 2)',
    'SL. NO. 3',
    'Meena (row 5)',
    'row 6',
  ]);
});

it('A problem names the student who has the same value first, also the first of all', () => {
  const problem = 'is used twice';
  expect(describeProblem({ problem }, records)).toBe(problem);
  expect(describeProblem({ problem, firstPosition: 0 }, records)).toBe(
    'is used twice, first by Asha Verma (SL. NO. 1): another student?',
  );
});
