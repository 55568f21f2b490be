/** Writes games, events, ranks and months in the spelling of the records. Names of people are not changed. */
import { toSearchForm } from '@/lib/i18n/hindi-search';
import type { CollectionValues } from '@/lib/model/collections';
import { RECORD_FIELDS } from '@/lib/model/record-columns';
import { MONTHS } from '@/lib/model/student-record';
import type { Cells } from '@/lib/records/records-file';
import { getRankMeaning } from './rank-words';

/** The records that are there, and the words of the content. */
export interface ImportContent {
  records: readonly Cells[];
  vocabulary: Pick<CollectionValues['vocabulary'], 'games' | 'events' | 'ranks' | 'hindiNames'>;
}

/** Further spellings of months, which the content does not have. */
const OTHER_MONTHS = [
  { en: 'Apr', hi: 'अप्रेल' },
  { en: 'Oct', hi: 'अक्तूबर' },
];

/** Each word is known only in its own column, such as a game in GAME. */
export function createRecordWords({ records, vocabulary }: ImportContent) {
  const { games, events, ranks } = vocabulary;
  const hindiNames = [...vocabulary.hindiNames, ...OTHER_MONTHS];
  const listed = new Set<string>([...games, ...events, ...ranks, ...MONTHS]);
  // A Hindi name whose English word is in no list may be of a game or of an event.
  const unlisted = hindiNames.map(({ en }) => en).filter((en) => !listed.has(en));
  const recorded = new Map<string, ReadonlySet<string>>(
    RECORD_FIELDS.map((field, column) => [
      field,
      new Set(records.map((cells) => cells[column] ?? '')),
    ]),
  );
  /** The names to write, by the search form of a name in the records, in the content or in Hindi. */
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

    /** Writes a game, an event or a rank as in the records, and the month of a date in English. */
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
      // Later texts with this search form are written like this one.
      known.set(form, name);
      return name;
    },
  };
}

export type RecordWords = ReturnType<typeof createRecordWords>;
