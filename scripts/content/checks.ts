import { z } from 'zod';
import { entryName, type Fault } from './fault';

/** The names of the files below public/assets, such as `gallery/image1.jpg`. */
export type Assets = ReadonlySet<string>;

/** What a value of the wrong type should have been, in words of the data files. */
const TYPES: Record<string, string> = {
  string: 'a text: it must stand in quotes',
  array: 'a list: its entries must stand in [ and ]',
  object: 'an entry: its fields must stand in { and }',
  boolean: 'true or false, without quotes',
  int: 'a whole number, without quotes',
  number: 'a whole number, without quotes',
};

/** What is wrong with a value, in words, without the value itself. */
function problemOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return 'is not a field that the site knows';
  if (issue.code !== 'invalid_type' || !issue.message.startsWith('Invalid')) return issue.message;
  if (issue.input === undefined) return 'is missing';
  return `is not ${TYPES[issue.expected] ?? `a ${issue.expected}`}`;
}

/** A field that a schema refuses. */
export interface Refusal {
  field: string;
  value: unknown;
  problem: string;
}

/** The fields of a value that a schema refuses. */
export function refusals(schema: z.ZodType, value: unknown): Refusal[] {
  const { error } = schema.safeParse(value, { reportInput: true });
  return (error?.issues ?? []).map((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    const field = [...issue.path, ...keys].join('.');
    return { field, value: issue.input, problem: problemOf(issue) };
  });
}

/** A problem after the value that has it, where that can be told in a word. */
export function withValue(value: unknown, problem: string): string {
  const isPlain = ['string', 'number', 'boolean'].includes(typeof value);
  return isPlain ? `${JSON.stringify(value)} ${problem}` : problem;
}

/** The faults that a schema finds in one value. */
export function schemaFaults(
  file: string,
  entry: string,
  schema: z.ZodType,
  value: unknown,
): Fault[] {
  return refusals(schema, value).map((refusal) => {
    const problem = withValue(refusal.value, refusal.problem);
    return { file, entry, field: refusal.field, problem };
  });
}

/**
 * Checks a list: each entry against the schema and, once all of them are good, entries against each other.
 *
 * @param list what the data file gives, whatever it is
 * @param compare the faults that only show among good entries
 */
export function listFaults<Entry>(
  file: string,
  schema: z.ZodType<Entry>,
  list: unknown,
  compare: (entries: Entry[]) => Fault[] = () => [],
): Fault[] {
  if (!Array.isArray(list)) return schemaFaults(file, '', z.array(schema), list);
  // Array.from also gives the holes of a list with a comma too many, which flatMap would skip.
  const faults = Array.from<unknown>(list).flatMap((entry, index) =>
    schemaFaults(file, entryName(entry, index), schema, entry),
  );
  return faults.length > 0 ? faults : compare(z.array(schema).parse(list));
}

/** A fault for each entry whose value of a field stands in an earlier entry too. */
export function duplicateFaults<Entry>(
  file: string,
  field: string,
  entries: readonly Entry[],
  valueOf: (entry: Entry) => string | number,
): Fault[] {
  const seen = new Set<string | number>();
  return entries.flatMap((entry, index) => {
    const value = valueOf(entry);
    if (!seen.has(value)) {
      seen.add(value);
      return [];
    }
    return [
      { file, entry: entryName(entry, index), field, problem: withValue(value, 'is used twice') },
    ];
  });
}

/** A fault for each entry that names a district which is not in the list. */
export function unknownDistrictFaults(
  file: string,
  entries: readonly { district: string }[],
  districts: readonly string[],
): Fault[] {
  return entries.flatMap((entry, index) => {
    if (districts.includes(entry.district)) return [];
    const problem = withValue(entry.district, 'is not in data/districts.ts');
    return [{ file, entry: entryName(entry, index), field: 'district', problem }];
  });
}

/** A fault for an image file that the content names and that is not there. */
export function missingAssetFaults(
  place: Pick<Fault, 'file' | 'entry' | 'field'>,
  name: string | undefined,
  assets: Assets,
): Fault[] {
  if (name === undefined || assets.has(name)) return [];
  return [{ ...place, problem: `public/assets/${name} does not exist` }];
}
