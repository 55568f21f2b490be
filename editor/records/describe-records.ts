/** Describes students and their problems as an office does: by name and serial number, and not by rows of a file. */
import type { RecordProblem } from '@/lib/content/record-rules';
import { COLUMN_OF, getRowNumber, type Cells } from '@/lib/records/records-file';

/** @example countWords(2, 'record') // '2 records' */
export const countWords = (count: number, word: string): string =>
  `${count.toLocaleString('en')} ${word}${count === 1 ? '' : 's'}`;

/** @example describeStudent(records, 0) // 'Asha Verma (SL. NO. 1)' */
export function describeStudent(records: readonly Cells[], position: number): string {
  const { [COLUMN_OF.name]: name, [COLUMN_OF.slNo]: number } = records[position] ?? [];
  const words = number ? `SL. NO. ${number}` : `row ${getRowNumber(position)}`;
  return name ? `${name} (${words})` : words;
}

export const describeProblem = (
  { problem, firstPosition, question = 'another student?' }: RecordProblem,
  records: readonly Cells[],
): string =>
  firstPosition === undefined
    ? problem
    : `${problem}, first by ${describeStudent(records, firstPosition)}: ${question}`;
