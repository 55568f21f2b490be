import { createSearchPattern, toSearchForm } from '@/lib/i18n/hindi-search';
import type { StudentRecord } from '@/lib/model/student-record';

/** Ends each name in the index. No value contains it, because it separates the rows of the CSV file. */
const NAME_END = '\n';

/** Separates values in the index. No value contains it, because it separates the values of the CSV file. */
const SEPARATOR = ',';

/** The base in which pair numbers are written, so that they are short. */
const PAIR_NUMBER_BASE = 36;

/**
 * The search index of all records. Most names are different, but only few pairs of a game and an event exist, so the
 * index has each pair once. A record is identified by its position, counted from 0.
 */
export interface SearchIndex {
  /** The names of all records in one text, in the form of toSearchForm. */
  names: string;
  /** The end of each record's name, as a position in `names`. */
  nameEnds: Uint32Array;
  /** The different pairs of a game and an event, in the same form. */
  pairs: readonly (readonly string[])[];
  /** For each record, the index of its pair in `pairs`. */
  pairNumbers: Uint32Array;
}

type SearchableRecord = Pick<StudentRecord, 'name' | 'game' | 'event'>;

/** Writes the search index as a text: the pairs, the pair number of each record, and the names. */
export function formatSearchIndex(records: readonly SearchableRecord[]): string {
  const pairs = new Map<string, number>();
  const numbers = records.map(({ game, event }) => {
    const pair = toSearchForm([game, event].join(SEPARATOR));
    const number = pairs.get(pair) ?? pairs.size;
    pairs.set(pair, number);
    return number.toString(PAIR_NUMBER_BASE);
  });
  return [
    [...pairs.keys()].join(SEPARATOR),
    numbers.join(SEPARATOR),
    ...records.map(({ name }) => toSearchForm(name)),
    '',
  ].join(NAME_END);
}

/** Reads the search index from a text that formatSearchIndex has written. */
export function parseSearchIndex(text: string): SearchIndex {
  const pairsEnd = text.indexOf(NAME_END);
  const numbersEnd = text.indexOf(NAME_END, pairsEnd + 1);
  const numbers = text.slice(pairsEnd + 1, numbersEnd);
  const pairNumbers = Uint32Array.from(numbers === '' ? [] : numbers.split(SEPARATOR), (number) =>
    parseInt(number, PAIR_NUMBER_BASE),
  );
  const fields = text.slice(0, pairsEnd).split(SEPARATOR);
  const pairs = Array.from({ length: fields.length / 2 }, (_, pair) =>
    fields.slice(2 * pair, 2 * pair + 2),
  );
  const names = text.slice(numbersEnd + 1);
  const nameEnds = new Uint32Array(pairNumbers.length);
  for (let position = 0, end = 0; position < nameEnds.length; position += 1) {
    end = names.indexOf(NAME_END, end) + 1;
    nameEnds[position] = end;
  }
  return { names, nameEnds, pairs, pairNumbers };
}

/**
 * Returns a copy of the index in which games and events are also found by their Hindi names.
 *
 * @param hindiNames by the names in the records
 */
export function addHindiNames(
  index: SearchIndex,
  hindiNames: Readonly<Record<string, string>> = {},
): SearchIndex {
  const namesByForm = new Map(
    Object.entries(hindiNames).map((names) => names.map(toSearchForm) as [string, string]),
  );
  if (namesByForm.size === 0) return index;
  const pairs = index.pairs.map((pair) => [
    ...pair,
    ...pair.flatMap((field) => namesByForm.get(field) ?? []),
  ]);
  return { ...index, pairs };
}

/**
 * The positions of the records whose name, game or event contains the query, ignoring case; all of them for an empty
 * query (spec §5). A blank field matches only the empty query.
 */
export function searchRecords(index: SearchIndex, query: string): Uint32Array {
  const { names, nameEnds, pairs, pairNumbers } = index;
  if (query.includes(NAME_END)) return new Uint32Array();
  const pattern = createSearchPattern(query);
  const isPairFound = pairs.map((pair) => pair.some((field) => pattern.test(field)));
  const found = new Uint32Array(nameEnds.length);
  let count = 0;
  // The loop jumps from match to match, so names that do not match cost no time.
  const scanner = RegExp(pattern, 'g');
  const findMatch = () => scanner.exec(names)?.index ?? Infinity;
  let match = findMatch();
  nameEnds.forEach((end, position) => {
    const isNameFound = match < end;
    if (isNameFound) {
      scanner.lastIndex = end;
      match = findMatch();
    }
    if (isNameFound || isPairFound[pairNumbers[position] ?? 0]) {
      found[count] = position;
      count += 1;
    }
  });
  return found.subarray(0, count);
}
