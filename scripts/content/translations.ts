import { LANGUAGES } from '@/lib/language';
import { sourceOf, translationOf } from '@/lib/localized';
import type { Content } from './content';
import { entryName, type Fault } from './fault';
import { FILES } from './files';

/** The kinds of content that are written in both languages, where they stand, and which of their fields are. */
const TRANSLATED: Partial<Record<keyof Content, { file: string; fields?: RegExp }>> = {
  about: { file: FILES.about },
  announcements: { file: FILES.announcements },
  coreMembers: { file: FILES.members, fields: /designation$/ },
  districts: { file: FILES.districts },
  districtSecretaries: { file: FILES.secretaries, fields: /designation$/ },
  events: { file: FILES.events, fields: /(title|description|venue|highlights\.\d+)$/ },
  fixedMembers: { file: FILES.members, fields: /designation$/ },
  galleryImages: { file: FILES.gallery, fields: /(caption|description)$/ },
  navigationDistricts: { file: FILES.navigation, fields: /name$/ },
  navigationLinks: { file: FILES.navigation, fields: /abel$/ },
  news: { file: FILES.news, fields: /(title|content)$/ },
  objectives: { file: FILES.objectives, fields: /(title|description)$/ },
  site: {
    file: FILES.site,
    fields:
      /^(name|state|headquarters|description|mission|affiliations\.\d+\.name|contact\.address)$/,
  },
};

/** A text, where it stands, and what it was made from. */
interface Place {
  field: string;
  text: string;
  source: unknown;
}

/** The texts in a value, at any depth. */
function placesIn(value: unknown, source: unknown, path: string[] = []): Place[] {
  if (typeof value === 'string') return [{ field: path.join('.'), text: value, source }];
  if (typeof value !== 'object' || value === null) return [];
  const sources = new Map(Object.entries(source ?? {}));
  return Object.entries(value).flatMap(([key, field]) =>
    placesIn(field, sources.get(key), [...path, key]),
  );
}

/** How much of the content is in Hindi. */
export interface Translations {
  /** The number of its texts. */
  total: number;
  /** Those that are in English alone. */
  missing: Fault[];
}

/**
 * Looks for texts without Hindi. Those without letters, such as a number, need none.
 *
 * @param content content without faults
 */
export function findTranslations(content: Content): Translations {
  if (!LANGUAGES.includes('hi')) return { total: 0, missing: [] };
  const places = Object.entries(TRANSLATED).flatMap(([kind, { file, fields }]) => {
    const value = content[kind as keyof Content] ?? [];
    const isList = Array.isArray(value);
    return placesIn(value, sourceOf(Object(value)))
      .filter(({ field, text }) => (fields?.test(field) ?? true) && /\p{L}/u.test(text))
      .map((place) => {
        const [index = '0', ...rest] = place.field.split('.');
        const entry = isList ? entryName(value[Number(index)], Number(index)) : '';
        return { ...place, file, entry, field: isList ? rest.join('.') : place.field };
      });
  });
  const missing = places
    .filter(({ text, source }) => translationOf(text, source, 'hi') === undefined)
    .map(({ file, entry, field }) => ({ file, entry, field, problem: 'has no Hindi' }));
  return { total: places.length, missing };
}
