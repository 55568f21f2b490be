import { foldHindiMarks } from '@/lib/i18n/hindi-search';
import type { StudentRecord } from '@/lib/content/schemas/student-record';

/** Stands after each name; no value has it, for it ends the rows of the exported file. */
const END = '\n';

/** Stands between values; none has it, for it parts those of the exported file. */
const SEPARATOR = ',';

/** In which base the numbers of pairs are written. */
const RADIX = 36;

/**
 * What is searched of all records: their names, which are many, and their pairs of game and event, which are few.
 * A record is known by its position among all, from 0 on.
 */
export interface SearchIndex {
  /** The names in one text, in lower case. */
  names: string;
  /** Where in that text each name ends. */
  ends: Uint32Array;
  /** The pairs of game and event, in lower case. */
  pairs: readonly (readonly string[])[];
  /** The number of each record's pair. */
  pairNumbers: Uint32Array;
}

type Searched = Pick<StudentRecord, 'name' | 'game' | 'event'>;

/** What is searched of all records as a text to publish: the pairs, the number of each record's, and the names. */
export function writeSearchText(records: readonly Searched[]): string {
  const pairs = new Map<string, number>();
  const numbers = records.map(({ game, event }) => {
    const pair = [game, event].join(SEPARATOR).toLowerCase();
    const number = pairs.get(pair) ?? pairs.size;
    pairs.set(pair, number);
    return number.toString(RADIX);
  });
  return [
    [...pairs.keys()].join(SEPARATOR),
    numbers.join(SEPARATOR),
    ...records.map(({ name }) => name.toLowerCase()),
    '',
  ].join(END);
}

/** Makes a text of writeSearchText ready for searching. */
export function readSearchText(text: string): SearchIndex {
  const endOfPairs = text.indexOf(END);
  const endOfNumbers = text.indexOf(END, endOfPairs + 1);
  const numbers = text.slice(endOfPairs + 1, endOfNumbers);
  const pairNumbers = Uint32Array.from(numbers === '' ? [] : numbers.split(SEPARATOR), (number) =>
    parseInt(number, RADIX),
  );
  const fields = text.slice(0, endOfPairs).split(SEPARATOR);
  const pairs = Array.from({ length: fields.length / 2 }, (_, pair) =>
    fields.slice(2 * pair, 2 * pair + 2),
  );
  const names = text.slice(endOfNumbers + 1);
  const ends = new Uint32Array(pairNumbers.length);
  for (let position = 0, end = 0; position < ends.length; position += 1) {
    end = names.indexOf(END, end) + 1;
    ends[position] = end;
  }
  return { names, ends, pairs, pairNumbers };
}

/**
 * The same, with pairs that are found by other names of their game and event as well.
 *
 * @param names in Hindi, by the names that the records have
 */
export function addNames(
  index: SearchIndex,
  names: Readonly<Record<string, string>> = {},
): SearchIndex {
  const others = new Map(
    Object.entries(names).map(([name, other]) => [
      name.toLowerCase(),
      [other, foldHindiMarks(other)],
    ]),
  );
  if (others.size === 0) return index;
  const pairs = index.pairs.map((pair) => [
    ...pair,
    ...pair.flatMap((field) => others.get(field) ?? []),
  ]);
  return { ...index, pairs };
}

/**
 * The positions of the records whose name, game or event contains the query, whatever the case; all of them for an
 * empty query (spec §5). A blank field matches nothing else.
 */
export function searchRecords(index: SearchIndex, query: string): Uint32Array {
  const { names, ends, pairs, pairNumbers } = index;
  const needle = query.toLowerCase();
  const hindiNeedle = foldHindiMarks(needle);
  if (needle.includes(END)) return new Uint32Array();
  const isPairFound = pairs.map((pair) =>
    pair.some((field) => field.includes(needle) || field.includes(hindiNeedle)),
  );
  const found = new Uint32Array(ends.length);
  let count = 0;
  // From each match straight to the next name; those without one are not looked at by themselves.
  let match = names.indexOf(needle);
  ends.forEach((end, position) => {
    const isNameFound = match >= 0 && match < end;
    if (isNameFound) match = names.indexOf(needle, end);
    if (isNameFound || isPairFound[pairNumbers[position] ?? 0]) {
      found[count] = position;
      count += 1;
    }
  });
  return found.subarray(0, count);
}
