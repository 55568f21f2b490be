import fc from 'fast-check';
import { content } from '@/__tests__/support/content';
import { createRecordsChecker } from '@/lib/content/record-rules';
import type { Cells } from '@/lib/records/records-file';
import { ROWS, TITLES } from '@/testing/records-rows';

const titles = TITLES.split(',');

/** A few values for each column, so that records repeat each other. */
const cells = fc.tuple(
  fc.constantFrom('1', '2', '3'),
  fc.constantFrom('Asha Verma', 'asha verma', ''),
  fc.constantFrom('Mohan', ''),
  fc.constantFrom('07-03-2005', '7/3/2005'),
  fc.constantFrom('Karate'),
  fc.constantFrom('Junior Kata', ''),
  fc.constantFrom('1st', '2nd', 'First'),
  fc.constantFrom('KA23001', 'KA23002', ''),
  fc.constantFrom('Mar 2024'),
);

it('After a change of one record, the problems are those of a new check', () => {
  const changes = fc.array(fc.tuple(fc.nat({ max: 5 }), cells), { maxLength: 8 });
  fc.assert(
    fc.property(fc.array(cells, { minLength: 6, maxLength: 6 }), changes, (first, changed) => {
      const check = createRecordsChecker(content);
      let rows: readonly Cells[] = first;
      let problems = check({ titles, rows });
      for (const [changedPosition, value] of changed) {
        const next = rows.with(changedPosition, value);
        problems = check({ titles, rows: next }, { rows, problems, changedPosition });
        rows = next;
        expect(problems).toEqual(createRecordsChecker(content)({ titles, rows }));
      }
    }),
  );
});

it.each([
  [['AT23001', 'AT23002', 'AT99998'], [2]],
  [['AT23001', 'AT24001'], []],
  [['AT23001', 'AT24002'], [1]],
  [['AT23001', 'AT50001', 'AT50002'], []],
  [['AT99998'], []],
])('Of the numbers %j, those at %j are far above all others', (numbers, far) => {
  const rows = numbers.map((number, index) =>
    ROWS[0]
      .replace(/^1/, String(index + 1))
      .replace('AT23001', number)
      .replace('Long Jump', `Heat ${index}`)
      .split(','),
  );
  const problem = expect.stringContaining('above all other numbers') as string;
  expect(createRecordsChecker(content)({ titles, rows })).toMatchObject(
    far.map((position) => ({ position, problem })),
  );
});
