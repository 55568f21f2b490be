/** Finds names of games, events and ranks in the spelling of the records. Names of people are nobody's to change. */
import { toSearchForm } from '@/lib/i18n/hindi-search';
import type { CollectionValues } from '@/lib/model/collections';
import { RECORD_FIELDS } from '@/lib/model/record-columns';
import type { Cells } from '@/lib/records/records-file';

/** What names in a sheet are compared with. */
export interface KnownNames {
  records: readonly Cells[];
  sampleRecords: Pick<
    CollectionValues['sampleRecords'],
    'games' | 'events' | 'ranks' | 'hindiNames'
  >;
}

/** Names that differ by case alone are one, and a Hindi name is the English one that the records have. */
export function createNames({ records, sampleRecords }: KnownNames) {
  const { games, events, ranks, hindiNames } = sampleRecords;
  const englishNames = new Map(hindiNames.map(({ en, hi = en }) => [toSearchForm(hi), en]));
  const known = Object.entries({ game: games, event: events, rank: ranks }).map(
    ([field, words]) => {
      const column = RECORD_FIELDS.indexOf(field as 'game');
      const recorded = new Set(records.map((cells) => cells[column] ?? ''));
      const names = new Map([...words, ...recorded].map((name) => [toSearchForm(name), name]));
      return [field, { recorded, names }] as const;
    },
  );
  const knownByField = new Map<string, (typeof known)[number][1]>(known);

  return {
    /** The known name for a text below GAME, EVENT or RANK; of a month in a date, the English one. */
    correct: (text: string, field: string): string => {
      const { recorded, names } = knownByField.get(field) ?? {};
      if (field === 'dateOfBirth' || field === 'yearMonth')
        return text.replace(
          /[\p{sc=Devanagari}\p{M}]+/gu,
          (word) => englishNames.get(toSearchForm(word)) ?? word,
        );
      if (!names || recorded?.has(text)) return text;
      const form = toSearchForm(text);
      const name = names.get(form) ?? englishNames.get(form) ?? text;
      names.set(form, name);
      return name;
    },

    isNew: (name: string, field: string): boolean =>
      field !== 'rank' && name !== '' && knownByField.get(field)?.recorded.has(name) === false,
  };
}
