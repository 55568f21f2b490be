/** Finds words of games, events, ranks and months in the spelling of the records. Names of people have no such words. */
import { toSearchForm } from '@/lib/i18n/hindi-search';
import type { CollectionValues } from '@/lib/model/collections';
import { RECORD_FIELDS } from '@/lib/model/record-columns';
import { MONTHS } from '@/lib/model/student-record';
import type { Cells } from '@/lib/records/records-file';
import { getRankMeaning } from './rank-words';

/** The records that are there, and the words of the content. */
export interface ImportContent {
  records: readonly Cells[];
  sampleRecords: Pick<
    CollectionValues['sampleRecords'],
    'games' | 'events' | 'ranks' | 'hindiNames'
  >;
}

/** Spellings of months beside those of the content. */
const OTHER_MONTHS = [
  { en: 'Apr', hi: 'अप्रेल' },
  { en: 'Oct', hi: 'अक्तूबर' },
];

/** Each word is known in its own column alone: a game in that of games. */
export function createRecordWords({ records, sampleRecords }: ImportContent) {
  const { games, events, ranks } = sampleRecords;
  const hindiNames = [...sampleRecords.hindiNames, ...OTHER_MONTHS];
  const listed = new Set<string>([...games, ...events, ...ranks, ...MONTHS]);
  // A Hindi name of a word that is in no list is one of a game or of an event.
  const unlisted = hindiNames.map(({ en }) => en).filter((en) => !listed.has(en));
  const listTexts = (field: string) => {
    const column = RECORD_FIELDS.findIndex((one) => one === field);
    return new Set(records.map((cells) => cells[column] ?? ''));
  };
  const recorded = new Map<string, ReadonlySet<string>>(
    RECORD_FIELDS.map((field) => [field, listTexts(field)]),
  );
  /** By their search form, the names in the records, in the content, or for a Hindi name. */
  const createNames = (words: readonly string[], texts: Iterable<string> = []) => {
    const own = hindiNames.filter(({ en }) => words.includes(en));
    const pairs = [...own.map(({ en, hi = en }) => [hi, en] as const)];
    const names = [...words, ...texts].map((name) => [name, name] as const);
    return new Map([...pairs, ...names].map(([text, name]) => [toSearchForm(text), name]));
  };
  const months = createNames(MONTHS);
  const names = new Map([
    ['game', createNames([...games, ...unlisted], recorded.get('game'))],
    ['event', createNames([...events, ...unlisted], recorded.get('event'))],
    ['rank', createNames(ranks, recorded.get('rank'))],
  ]);
  const ranksByMeaning = new Map(ranks.map((rank) => [getRankMeaning(rank), rank]));

  return {
    /** Whether the records have this text in the column. */
    isRecorded: (text: string, field: string): boolean => recorded.get(field)?.has(text) === true,

    /** The text of the records for one below GAME, EVENT or RANK; of a month in a date, the English one. */
    correct: (text: string, field: string): string => {
      if (field === 'dateOfBirth' || field === 'yearMonth')
        return text.replace(
          /[\p{sc=Devanagari}\p{M}]+/gu,
          (word) => months.get(toSearchForm(word)) ?? word,
        );
      const known = names.get(field);
      if (!known) return text;
      const form = toSearchForm(text);
      const meaning = field === 'rank' ? ranksByMeaning.get(getRankMeaning(text)) : undefined;
      const name = known.get(form) ?? meaning ?? text;
      // The next text of this search form is written like this one.
      known.set(form, name);
      return name;
    },
  };
}

export type RecordWords = ReturnType<typeof createRecordWords>;
