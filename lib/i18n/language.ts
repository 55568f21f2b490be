/** The languages of the site, English first. Without 'hi' the site is in English only. */
export const LANGUAGES: readonly Language[] = ['en', 'hi'];

/** A language that the code supports, even if LANGUAGES does not list it. */
export type Language = 'en' | 'hi';

/** The locale of each language, for search engines and dates. */
export const LOCALES: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN' };

/** The value of `<html lang>` for each language. */
export const DOCUMENT_LANGUAGES: Record<Language, string> = { en: 'en-IN', hi: 'hi' };

const HINDI_PREFIX = '/hi';

const isHindiPath = (path: string) => path === HINDI_PREFIX || path.startsWith(`${HINDI_PREFIX}/`);

/** The language of the page at a path. */
export const getLanguageOfPath = (path: string): Language => (isHindiPath(path) ? 'hi' : 'en');

const getEnglishPath = (path: string) =>
  isHindiPath(path) ? path.slice(HINDI_PREFIX.length) || '/' : path;

/**
 * The path of a page in one language.
 *
 * @param path the path of the page in any language, within the site; it may have a fragment
 * @example localizePath('/gallery#news', 'hi') // '/hi/gallery#news'
 */
export function localizePath(path: string, language: Language): string {
  const englishPath = getEnglishPath(path);
  if (language === 'en') return englishPath;
  return englishPath === '/' ? HINDI_PREFIX : HINDI_PREFIX + englishPath;
}

/** The languages of the site other than the given one. */
export const getOtherLanguages = (language: Language): Language[] =>
  LANGUAGES.filter((other) => other !== language);
