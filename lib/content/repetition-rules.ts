/** The rules for what only one record may have. */
import type { RecordField } from '@/lib/model/record-columns';
import {
  canAgree,
  compareResults,
  createResultIndex,
  createResultKeys,
  RESULT_FIELDS,
  shareBirth,
  toComparableRecord,
  toKey,
  type ComparableRecord,
} from '@/lib/records/same-result';
import { memoizeByRecord } from '@/lib/records/memoize-by-record';
import { COLUMN_OF, type Cells } from '@/lib/records/records-file';
import { formatValueProblem } from './issue';
import type { RecordProblem } from './record-rules';

/** What a record repeats of an earlier one, and a question that helps to decide which of the two is right. */
type Repetition = readonly [field: RecordField, problem: string, question?: string];

const CORRECTION = 'a correction, or another student?';

/** Describes why nobody can know whether two records tell one result. */
function describeDoubt(own: ComparableRecord, first: ComparableRecord, cells: Cells): Repetition {
  const open = RESULT_FIELDS.find((field) => own[field] !== first[field]);
  if (own.name !== first.name)
    return ['name', `has all that ${cells[COLUMN_OF.name]} has`, CORRECTION];
  if (!canAgree(own.certificateNo, first.certificateNo))
    return [
      'certificateNo',
      `is a second number for the result of ${cells[COLUMN_OF.certificateNo]}`,
    ];
  if (!canAgree(own.rank, first.rank)) {
    const place = open ? 'in what may be' : 'in';
    const problem = `is another rank than ${cells[COLUMN_OF.rank]} ${place} the same event and month`;
    return ['rank', problem, 'a correction, or another EVENT?'];
  }
  if (open)
    return [
      open,
      `is blank ${own[open] === '' ? 'here' : 'there'}, so this may be the same result`,
    ];
  const field = shareBirth(own, first) ? 'fatherName' : 'dateOfBirth';
  return [field, `is not ${cells[COLUMN_OF[field]]}, and all else is the same`, CORRECTION];
}

function createProblem(
  cells: Cells,
  [field, text, question]: Repetition,
  firstPosition: number,
): RecordProblem {
  const column = COLUMN_OF[field];
  return {
    firstPosition,
    column,
    problem: formatValueProblem(cells[column] || undefined, text),
    question,
  };
}

const NUMBER_FIELDS = ['slNo', 'certificateNo'] as const;

const getKeys = memoizeByRecord((cells) => {
  const record = toComparableRecord(cells);
  const numbers = NUMBER_FIELDS.filter((field) => record[field] !== '');
  return {
    numbers: numbers.map((field) => ({ field, key: toKey(field, record[field]) })),
    result: createResultKeys(record),
  };
});

/** Creates a function that finds what a record repeats of those before it. It gets each of them, in order. */
export function createRepetitionFinder(rows: readonly Cells[]) {
  const firsts = new Map<number, number>();
  const index = createResultIndex();

  return (cells: Cells, position: number): RecordProblem[] => {
    const problems: RecordProblem[] = [];
    const { numbers, result } = getKeys(cells);
    for (const { field, key } of numbers) {
      const firstPosition = firsts.get(key);
      if (firstPosition === undefined) firsts.set(key, position);
      else problems.push(createProblem(cells, [field, 'is used twice'], firstPosition));
    }
    const others = index.list(result);
    index.add(result, position);
    // For most records. In a file of thousands, the rest would take as long as all before it.
    if (others.length === 0) return problems;
    const own = toComparableRecord(cells);
    const found = others.filter(
      (other) => compareResults(own, toComparableRecord(rows[other] ?? [])) !== 'another',
    );
    if (found.length === 0) return problems;
    const firstPosition = Math.min(...found);
    const firstCells = rows[firstPosition] ?? [];
    const first = toComparableRecord(firstCells);
    const repetition: Repetition =
      compareResults(own, first) === 'same'
        ? ['name', 'has this result twice']
        : describeDoubt(own, first, firstCells);
    return [...problems, createProblem(cells, repetition, firstPosition)];
  };
}
