/** @jest-environment node */
import { content, first, linesAfter, set } from '@/__tests__/support/content';

const ofRecord = `data/student-records.ts: ${first(content.studentRecords).certificateNo}`;

describe('§9 one mistake gives one line: exported fields', () => {
  /** The lines for a first record of this name. */
  const linesForName = (name: string) =>
    linesAfter(({ studentRecords }) => set(studentRecords, { name }));

  it.each([
    { kind: 'a comma', name: 'Verma, Asha' },
    { kind: 'a quote', name: 'Asha "A" Verma' },
    { kind: 'a line break', name: 'Asha\nVerma' },
  ])('$kind', ({ name }) => {
    expect(linesForName(name)).toEqual([
      `${ofRecord}: name: ${JSON.stringify(name)} holds a comma, a quote or a line break, which the CSV export cannot write`,
    ]);
  });

  it.each(['=', '+', '-', '@'])('a leading %s', (sign) => {
    expect(linesForName(`${sign}Asha`)).toEqual([
      `${ofRecord}: name: "${sign}Asha" starts with =, +, - or @, which a spreadsheet runs as a formula`,
    ]);
  });
});
