import { z } from 'zod';
import { lookAlikeHint } from '@/lib/schemas/text-problems';
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

/** What is wrong with a field that is not there. */
export const MISSING = 'is missing';

/** What is wrong with a value, in words, without the value itself. */
function problemOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return 'is not a field that the site knows';
  if (issue.code !== 'invalid_type') return issue.message;
  if (issue.input === undefined) return MISSING;
  if (!issue.message.startsWith('Invalid')) return issue.message;
  const isForLanguages = issue.expected === 'string' && typeof issue.input === 'object';
  if (isForLanguages && !Array.isArray(issue.input)) {
    return "is not a text in two languages: write { en: '…', hi: '…' }";
  }
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
  const issues = error?.issues ?? [];
  const missing = issues.filter((issue) => problemOf(issue) === MISSING);
  const unknown = issues.filter((issue) => issue.code === 'unrecognized_keys');
  // A field that is missing and one that nobody knows are one that is misspelt.
  const misspelt = missing.slice(0, unknown.length);
  return issues
    .filter((issue) => !misspelt.includes(issue))
    .map((issue) => {
      const isUnknown = issue.code === 'unrecognized_keys';
      const field = [...issue.path, ...(isUnknown ? issue.keys.slice(0, 1) : [])].join('.');
      const meant = isUnknown ? misspelt[unknown.indexOf(issue)]?.path.join('.') : undefined;
      const problem = problemOf(issue) + (meant === undefined ? '' : `: write ${meant}`);
      return { field, value: issue.input, problem };
    });
}

/** What would not be seen in a line, or turn it round. */
const UNSEEN = /[\p{Cf}\p{Co}\p{NChar}\p{DI}\u2800]|(?! )\p{Zs}/gu;

const escaped = (character: string) =>
  `\\u${character.codePointAt(0)?.toString(16).padStart(4, '0')}`;

/** The most characters of a value that a line shows. */
const ROOM = 80;

/** A problem after the value that has it, where that can be told in a word. */
export function withValue(value: unknown, problem: string): string {
  if (typeof value === 'number' || typeof value === 'boolean') return `${value} ${problem}`;
  if (typeof value !== 'string') return problem;
  const shown = value.length > ROOM ? `${[...value].slice(0, ROOM).join('')}…` : value;
  return `${JSON.stringify(shown).replace(UNSEEN, escaped)} ${problem}`;
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

/** A fault for a list that pages cannot do without. */
export function emptyFaults(file: string, name: string, entries: readonly unknown[]): Fault[] {
  if (entries.length > 0) return [];
  return [{ file, entry: '', field: name, problem: 'is empty: the site needs one entry at least' }];
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

/** What a person sees of a name, without what is easily mistyped. */
const plainly = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** The name that was meant where another one was written, as far as that can be told. */
function hintAt(name: string, names: readonly string[]): string {
  const meant = names.find((other) => plainly(other) === plainly(name));
  if (meant !== undefined) return `: write ${JSON.stringify(meant)}`;
  return lookAlikeHint(name, (plain) => names.includes(plain));
}

/** A fault for each entry that names a district which is not in the list. */
export function unknownDistrictFaults(
  file: string,
  entries: readonly { district: string }[],
  districts: readonly string[],
): Fault[] {
  return entries.flatMap((entry, index) => {
    if (districts.includes(entry.district)) return [];
    const problem = withValue(
      entry.district,
      `is not in data/districts.ts${hintAt(entry.district, districts)}`,
    );
    return [{ file, entry: entryName(entry, index), field: 'district', problem }];
  });
}

/** What is wrong where an image file is missing, and another one is there that may be it. */
export const missingProblem = (name: string, other: string | undefined) =>
  `public/assets/${name} does not exist` +
  (other === undefined ? '' : `: rename public/assets/${other}`);

/** A fault for an image file that the content names and that is not there. */
export function missingAssetFaults(
  place: Pick<Fault, 'file' | 'entry' | 'field'>,
  name: string | undefined,
  assets: Assets,
): Fault[] {
  if (name === undefined || assets.has(name)) return [];
  const stem = (file: string) => file.toLowerCase().replace(/\.\w+$/, '');
  const other = [...assets].find((file) => stem(file) === stem(name));
  return [{ ...place, problem: missingProblem(name, other) }];
}
