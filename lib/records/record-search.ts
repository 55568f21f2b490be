import { foldHindiMarks } from '@/lib/i18n/hindi-search';
import type { StudentRecord } from '@/lib/model/student-record';

/** Ends each name. No value contains it, because it separates the rows of the exported file. */
const END = '\n';

/** Separates values. None contains it, because it separates those of the exported file. */
const SEPARATOR = ',';

/** The base in which the numbers of pairs are written. */
const RADIX = 36;

/**
 * The search index of all records: their many names, and their few pairs of game and event. A record is identified by
 * its position, counted from 0.
 */
export interface SearchIndex {
  /** All names in one text, in lower case. */
  names: string;
  /** Where each name ends in that text. */
  ends: Uint32Array;
  /** The pairs of game and event, in lower case. */
  pairs: readonly (readonly string[])[];
  /** The number of each record's pair. */
  pairNumbers: Uint32Array;
}

type Searched = Pick<StudentRecord, 'name' | 'game' | 'event'>;

/** The search index as a text to publish: the pairs, the pair number of each record, and the names. */
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

/** Parses a text of writeSearchText. */
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
 * The same index, whose pairs are also found by other names of their game and event.
 *
 * @param names Hindi names, by the names in the records
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
 * The positions of the records whose name, game or event contains the query, ignoring case; all of them for an empty
 * query (spec §5). A blank field matches nothing else.
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
  // Jumps from match to match, so names without one cost nothing.
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
