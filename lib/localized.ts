/**
 * Content in both languages. A data file writes a text in English alone, 'Sports day', or in both languages,
 * { en: 'Sports day', hi: 'खेल दिवस' }, and hands out the English of all, made by `localized`. The Hindi goes with it,
 * and `inLanguage` brings it out; where there is none, the English stands in.
 */
import type { Language } from '@/lib/language';

/** A text as a data file writes it. */
export type Localized = string | { en: string; hi?: string };

/** Content as a data file writes it: each of its texts may be in both languages. */
export type Source<Content> = Content extends string
  ? Localized
  : Content extends readonly (infer Entry)[]
    ? readonly Source<Entry>[]
    : Content extends object
      ? { [Field in keyof Content]: Source<Content[Field]> }
      : Content;

/** Where English content keeps what it was made from; not to be seen by who goes through its fields. */
const SOURCE = Symbol.for('source of content in several languages');

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether a value is a text in both languages, or at least meant as one. */
function isPair(value: unknown): value is { en: string; hi?: string } {
  if (!isObject(value) || !('en' in value) || typeof value.en !== 'string') return false;
  return Object.keys(value).every((key) => key === 'en' || key === 'hi');
}

/** The fields of a value, or the entries of a list by their places; none of anything else. */
const fieldsOf = (value: unknown) =>
  new Map<string, unknown>(isObject(value) ? Object.entries(value) : []);

/** A value of the same shape with each of its texts, be it in one language or two, changed. */
function mapTexts(
  value: unknown,
  change: (text: unknown, source: unknown) => unknown,
  source: unknown = value,
): unknown {
  if (!isObject(value) || isPair(value)) return change(value, source);
  const sources = fieldsOf(source);
  if (Array.isArray(value)) {
    return Array.from<unknown, unknown>(value, (entry, index) =>
      mapTexts(entry, change, sources.get(String(index))),
    );
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, mapTexts(field, change, sources.get(key))]),
  );
}

/**
 * The English of what a data file holds, with the Hindi where `inLanguage` finds it.
 *
 * @param source a list, or an entry, whose texts may be in both languages
 */
export function localized<Content extends object>(source: Source<Content>): Content {
  const english = mapTexts(source, (text) => (isPair(text) ? text.en : text)) as Content;
  return Object.defineProperty(english, SOURCE, { value: source });
}

/** What content was made from; itself where that is English alone. */
export const sourceOf = (content: object): unknown =>
  SOURCE in content ? content[SOURCE] : content;

/** The translation of an English text, if it has one; a text that was changed since it was written has none. */
export const translationOf = (
  text: unknown,
  source: unknown,
  language: Exclude<Language, 'en'>,
): string | undefined =>
  isPair(source) && source.en === text ? source[language]?.trim() || undefined : undefined;

/** Content in a language; where a text was never written in it, in English. */
export function inLanguage<Content extends object>(content: Content, language: Language): Content {
  if (language === 'en') return content;
  const translate = (text: unknown, source: unknown) =>
    translationOf(text, source, language) ?? text;
  return mapTexts(content, translate, sourceOf(content)) as Content;
}
