import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { translate } from '@/lib/content/content';
import type { ContentIssue } from '@/lib/content/issue';
import type { Content } from '@/lib/content/load';
import { hi } from '@/lib/i18n/messages/hi';
import { languageNames } from '@/lib/i18n/messages/language-names';
import { ROUTES } from '@/lib/routes';
import { PROJECT } from '../shared/project';

const require = createRequire(path.join(PROJECT, 'package.json'));

const printableAscii = String.fromCharCode(
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, offset) => 0x20 + offset),
);

/** Punctuation and arrows beyond ASCII that the site's messages use or that editors may type. */
const typographic = ' ©·×–—‘’“”•…→←−₹é';

/** All distinct texts in a value, at any depth: the fields of many records are few words. */
function listTexts(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') return found.add(value);
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) listTexts(part, found);
  }
  return found;
}

const letters = new WeakMap<Content, string>();

/** All letters of the content. Cached, because it may have very many records. */
function getLetters(content: Content): string {
  const known = letters.get(content) ?? [...new Set([...listTexts(content)].join(''))].join('');
  letters.set(content, known);
  return known;
}

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
    ...translate(content, 'hi').about.sections.map(({ title }) => title),
  ];
}

/** A Devanagari syllable: consonants joined by virama, and their signs, in logical order. */
const SYLLABLE =
  /(?:[\u0915-\u0939]\u093C?\u094D)*[\u0904-\u0939]\u093C?[\u0900-\u0903\u093A-\u094F\u0962\u0963]*/gu;

/** All letters, signs and digits of Hindi, so that no text in it lacks one, and the joiners. */
const HINDI =
  'ँंः' +
  'अआइईउऊऋएऐऑओऔऍ' +
  'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह' +
  '\u0958\u0959\u095A\u095B\u095C\u095D\u095E\u095F' +
  '़ऽािीुूृॅेैॉोौ्ॐ।॥०१२३४५६७८९॰\u200C\u200D';

/** A font of the pages, subset from a full one. */
interface Font {
  /** A package that lists what the font covers, and the subset in it: packages divide fonts by script. */
  source: string;
  piece: string;
  /** Module path of the full font. */
  file: string;
  /** File name under app/fonts. */
  output: string;
  /** The characters that the pages show in it. */
  getCharacters: (content: Content) => string;
  /** Whether only the syllables that occur are kept, and not all combinations of the letters. */
  isOfSyllables?: boolean;
  weights?: { min: number; max: number };
  /** OpenType features to keep; all by default. Scripts that join letters need theirs. */
  features?: string[];
}

/** The subset of Noto Emoji with people and objects; other icons need another subset. */
const ICONS = '[8]';

/** For machines without a Devanagari font: the text of Hindi pages, and the link to them. */
const NOTO_SANS_DEVANAGARI = '@expo-google-fonts/noto-sans-devanagari';

export const FONTS: readonly Font[] = [
  {
    source: '@fontsource-variable/anek-latin',
    piece: 'latin',
    file: '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2',
    output: 'anek-latin.woff2',
    getCharacters: (content) => printableAscii + typographic + getLetters(content),
    weights: { min: 400, max: 800 },
    // Kerning would be a third of the file, for differences that few eyes find.
    features: ['tnum'],
  },
  {
    source: '@fontsource/anek-devanagari',
    piece: 'devanagari',
    file: '@fontsource/anek-devanagari/files/anek-devanagari-devanagari-800-normal.woff2',
    output: 'anek-devanagari-slogan.woff2',
    getCharacters: ({ site }) => site.slogan,
  },
  {
    source: '@fontsource/anek-devanagari',
    piece: 'devanagari',
    file: '@fontsource/anek-devanagari/files/anek-devanagari-devanagari-800-normal.woff2',
    output: 'anek-devanagari-headings.woff2',
    // Latin letters and digits come from the Latin font.
    getCharacters: (content) => getHindiTitles(content).join(' ').replace(/[!-~]/g, ' '),
    isOfSyllables: true,
  },
  {
    source: '@fontsource/anek-devanagari',
    piece: 'devanagari',
    file: `${NOTO_SANS_DEVANAGARI}/400Regular/NotoSansDevanagari_400Regular.ttf`,
    output: 'noto-sans-devanagari.woff2',
    getCharacters: (content) => HINDI + getLetters(content).replace(/[^\u0900-\u097F]/g, ''),
  },
  {
    source: '@fontsource/anek-devanagari',
    piece: 'devanagari',
    file: `${NOTO_SANS_DEVANAGARI}/700Bold/NotoSansDevanagari_700Bold.ttf`,
    output: 'noto-sans-devanagari-word.woff2',
    getCharacters: () => languageNames.hi,
    isOfSyllables: true,
  },
  {
    source: '@fontsource/noto-emoji',
    piece: ICONS,
    file: '@fontsource/noto-emoji/files/noto-emoji-8-700-normal.woff2',
    output: 'noto-emoji-objectives.woff2',
    getCharacters: ({ objectives }) => objectives.map(({ icon }) => icon).join(''),
  },
];

/** The file that lists the characters of each font. */
export const CUT_NOTE = 'app/fonts/characters.json';

/** Tells whether the full font has a character, by the Unicode ranges of its package. */
function readCoverage({ source, piece }: Font): (character: string) => boolean {
  const ranges = JSON.parse(
    readFileSync(require.resolve(`${source}/unicode.json`), 'utf8'),
  ) as Record<string, string>;
  const bounds = (ranges[piece] ?? '').split(',').map((range) => {
    const [first = '', last = first] = range.replace(/^U\+/i, '').split('-');
    return { first: parseInt(first, 16), last: parseInt(last, 16) };
  });
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return bounds.some(({ first, last }) => code >= first && code <= last);
  };
}

/** The characters or syllables in the list of a font. */
const splitIntoParts = ({ isOfSyllables }: Font, note = ''): string[] =>
  isOfSyllables ? note.split(' ') : [...note];

/**
 * The characters to keep in a font, or the syllables separated by spaces: those that the content shows in it and the
 * full font has, sorted.
 */
export function getCharactersToCut(font: Font, content: Content): string {
  const isCovered = readCoverage(font);
  const always = printableAscii + typographic;
  if (font.isOfSyllables)
    return [...new Set(font.getCharacters(content).match(SYLLABLE))].sort().join(' ');
  return [...new Set(font.getCharacters(content))]
    .filter((character) => isCovered(character) || always.includes(character))
    .filter((character) => !/\p{Cf}/u.test(character) || font.piece === 'devanagari')
    .sort()
    .join('');
}

/** An issue for each font that lacks letters which `npm run fonts` would add. */
export function findFontIssues(content: Content, folder: string): ContentIssue[] {
  const note = JSON.parse(readFileSync(path.join(folder, CUT_NOTE), 'utf8')) as Record<
    string,
    string
  >;
  return FONTS.flatMap((font) => {
    const cut = new Set(splitIntoParts(font, note[font.output]));
    const missing = splitIntoParts(font, getCharactersToCut(font, content)).filter(
      (part) => !cut.has(part),
    );
    if (missing.length === 0) return [];
    const problem = `does not hold ${missing.join(' ')} yet, which the content now uses: run npm run fonts`;
    return [{ file: `app/fonts/${font.output}`, problem }];
  });
}

/** The letters of the content that none of the site's fonts has, the icons apart, which are in no text. */
export function findUnknownLetters(content: Content): string[] {
  const covered = FONTS.filter(({ piece }) => piece !== ICONS).map((font) => readCoverage(font));
  const icons = content.objectives.map(({ icon }) => icon).join('');
  const isMissing = (character: string) =>
    !typographic.includes(character) &&
    !icons.includes(character) &&
    !/[\p{Cf}\p{M}]/u.test(character) &&
    !covered.some((isCovered) => isCovered(character));
  return [...getLetters(content)].filter(isMissing).sort();
}
