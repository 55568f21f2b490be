import { readFileSync } from 'node:fs';
import path from 'node:path';
import { translateSiteContent } from '@/lib/content/content';
import type { ContentIssue } from '@/lib/content/issue';
import type { Content } from '@/lib/content/load';
import { hi } from '@/lib/i18n/messages/hi';
import { ROUTES } from '@/lib/routes';

/** What every font has if a text in it needs it: ASCII, and what messages use or editors may type beyond it. */
export const ALWAYS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, at) => 32 + at))} ©·×–—‘’“”•…→←−₹é`;

/** A Devanagari syllable: consonants joined by virama, and their signs, in logical order. */
const SYLLABLE =
  /(?:[\u0915-\u0939]\u093C?\u094D)*[\u0904-\u0939]\u093C?[\u0900-\u0903\u093A-\u094F\u0962\u0963]*/gu;

/** All letters of the content beyond ASCII, which may have very many records. */
const getLetters = (content: Content) =>
  [...new Set(JSON.stringify(content))].join('').replace(/[\0-~\p{Cf}]+/gu, '');

/** The texts that Hindi pages show in the title font: the titles of pages and sections. */
function getHindiTitles(content: Content): string[] {
  const { home } = hi;
  const { districts, featured } = hi.secretaries.directory;
  const pages = Object.values(ROUTES).map(({ messages }) => hi[messages]);
  return [
    ...pages.flatMap((words) => ('title' in words ? [words.title] : [])),
    ...[hi.error, hi.news, hi.about.contact].map(({ title }) => title),
    ...[home.members, home.about, home.objectives].map(({ title }) => title),
    ...[hi.about.achievements, hi.footer.links, hi.footer.contact, districts, featured],
    ...[hi.offline.title, hi.offline.kept],
    ...[home.panel.events.whole, home.panel.news.whole],
    ...translateSiteContent(content, 'hi').about.sections.map(({ title }) => title),
  ];
}

export interface Font {
  /** The texts that the pages show in it. */
  getText: (content: Content) => string;
  /** Whether it has only the syllables that occur, and not all combinations of the letters. */
  isOfSyllables?: boolean;
}

/** The files of app/fonts whose letters depend on the content. */
export const FONTS: Readonly<Record<string, Font>> = {
  'anek-latin.woff2': { getText: (content) => ALWAYS + getLetters(content) },
  'anek-devanagari-slogan.woff2': { getText: ({ site }) => site.slogan },
  'anek-devanagari-headings.woff2': {
    getText: (content) => getHindiTitles(content).join(' '),
    isOfSyllables: true,
  },
  'noto-emoji-objectives.woff2': {
    getText: ({ objectives }) => objectives.map(({ icon }) => icon).join(''),
  },
};

/** The different characters of a text in a font, or its syllables. */
export const splitText = ({ isOfSyllables }: Font, text: string): string[] =>
  [...new Set((isOfSyllables ? text.match(SYLLABLE) : text) ?? [])].sort();

/** What `npm run fonts` notes of each font: what it has, and the Unicode ranges of the full font. */
export type CutNote = Readonly<Record<string, { characters: string; ranges: string }>>;

export const CUT_NOTE = 'app/fonts/characters.json';

/** Whether a full font has a character, or the first one of a syllable; its ranges are such as U+0000-00FF,U+0131. */
export function isCovered(ranges: string, character: string): boolean {
  const codes = ranges.replace(/U\+|,/gi, ' ').replace(/[\da-f]+/gi, '\\u{$&}');
  return new RegExp(`^[${codes.replaceAll(' ', '')}]`, 'u').test(character);
}

/** An issue for each font that lacks letters which `npm run fonts` would add. */
export function findFontIssues(content: Content, folder: string): ContentIssue[] {
  const note = JSON.parse(readFileSync(path.join(folder, CUT_NOTE), 'utf8')) as CutNote;
  return Object.entries(FONTS).flatMap(([output, font]) => {
    const { characters = '', ranges = '' } = note[output] ?? {};
    const cut = splitText(font, characters);
    const missing = splitText(font, font.getText(content)).filter(
      (part) => !cut.includes(part) && isCovered(ranges, part),
    );
    if (missing.length === 0) return [];
    const problem = `does not hold ${missing.join(' ')} yet, which the content now uses: run npm run fonts`;
    return [{ file: `app/fonts/${output}`, problem }];
  });
}
