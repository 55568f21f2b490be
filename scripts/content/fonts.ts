import { readFileSync } from 'node:fs';
import path from 'node:path';
import { translateSiteContent } from '@/lib/content/content';
import type { ContentIssue } from '@/lib/content/issue';
import type { Content } from '@/lib/content/load';
import { hi } from '@/lib/i18n/messages/hi';
import { ROUTES } from '@/lib/routes';

/** ASCII, and the other signs that the site's messages use or editors may type. */
export const BASIC_CHARACTERS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, at) => 32 + at))} ©·×–—‘’“”•…→←−₹é`;

/** Matches a Devanagari syllable: consonants that a virama joins, and their signs, in the order of Unicode. */
const SYLLABLE =
  /(?:[\u0915-\u0939]\u093C?\u094D)*[\u0904-\u0939]\u093C?[\u0900-\u0903\u093A-\u094F\u0962\u0963]*/gu;

/** The distinct non-ASCII letters of the content. The set removes repetitions first: there may be very many records. */
const listNonAsciiLetters = (content: Content) =>
  [...new Set(JSON.stringify(content))].join('').replace(/[\0-~\p{Cf}]+/gu, '');

/** The texts that Hindi pages show in the title font: the slogan, and the titles of pages and sections. */
function getHindiTitles(content: Content): string[] {
  const { home } = hi;
  const { districts, featured } = hi.secretaries.directory;
  const pages = Object.values(ROUTES).map(({ messages }) => hi[messages]);
  return [
    content.site.slogan,
    ...pages.flatMap((page) => ('title' in page ? [page.title] : [])),
    ...[hi.error, hi.news, hi.about.contact].map(({ title }) => title),
    ...[home.members, home.about, home.objectives].map(({ title }) => title),
    ...[hi.about.achievements, hi.footer.links, hi.footer.contact, districts, featured],
    ...[hi.offline.title, hi.offline.kept],
    ...[home.panel.events.whole, home.panel.news.whole],
    ...translateSiteContent(content, 'hi').about.sections.map(({ title }) => title),
  ];
}

export interface SiteFont {
  /** Returns the text that the pages show in this font. */
  getText: (content: Content) => string;
  /** Whether the font has only the syllables that occur, and not all combinations of the letters. */
  hasOnlySyllables?: boolean;
}

/** The files of app/fonts whose letters depend on the content. */
export const SITE_FONTS: Readonly<Record<string, SiteFont>> = {
  'anek-latin.woff2': { getText: (content) => BASIC_CHARACTERS + listNonAsciiLetters(content) },
  'anek-devanagari-slogan.woff2': { getText: ({ site }) => site.slogan },
  'anek-devanagari-headings.woff2': {
    getText: (content) => getHindiTitles(content).join(' '),
    hasOnlySyllables: true,
  },
  'noto-emoji-objectives.woff2': {
    getText: ({ objectives }) => objectives.map(({ icon }) => icon).join(''),
  },
};

/** The distinct characters of a text; if the font has only syllables, the distinct syllables. */
export const listCharactersOrSyllables = ({ hasOnlySyllables }: SiteFont, text: string): string[] =>
  [...new Set((hasOnlySyllables ? text.match(SYLLABLE) : text) ?? [])].sort();

/** What `npm run fonts` records of each font: the characters in it, and the Unicode ranges of the full font. */
export type FontSubsets = Readonly<Record<string, { characters: string; ranges: string }>>;

export const SUBSETS_FILE = 'app/fonts/characters.json';

/** Whether Unicode ranges such as `U+0000-00FF,U+0131` include a character, or the first character of a syllable. */
export function isInUnicodeRanges(ranges: string, character: string): boolean {
  const codes = ranges.replace(/U\+|,/gi, ' ').replace(/[\da-f]+/gi, '\\u{$&}');
  return new RegExp(`^[${codes.replaceAll(' ', '')}]`, 'u').test(character);
}

/** Finds the fonts that lack letters of the content, which `npm run fonts` would add. */
export function findFontIssues(content: Content, folder: string): ContentIssue[] {
  const subsets = JSON.parse(readFileSync(path.join(folder, SUBSETS_FILE), 'utf8')) as FontSubsets;
  return Object.entries(SITE_FONTS).flatMap(([fileName, font]) => {
    const { characters = '', ranges = '' } = subsets[fileName] ?? {};
    const included = listCharactersOrSyllables(font, characters);
    const missing = listCharactersOrSyllables(font, font.getText(content)).filter(
      (part) => !included.includes(part) && isInUnicodeRanges(ranges, part),
    );
    if (missing.length === 0) return [];
    const problem = `does not hold ${missing.join(' ')} yet, which the content now uses: run npm run fonts`;
    return [{ file: `app/fonts/${fileName}`, problem }];
  });
}
