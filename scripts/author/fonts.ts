/**
 * Cuts the site's fonts down to what its pages use and writes them to app/fonts.
 * Run by hand (`npm run fonts`) after the content shows new letters or icons; the results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { languageNames } from '@/lib/i18n/messages/language-names';
import { loadGoodContent } from '../content/check-site';
import { exitOnIssues } from '../shared/exit-on-issues';
import {
  ALWAYS,
  CUT_NOTE,
  FONTS,
  isCovered,
  splitText,
  type CutNote,
  type Font,
} from '../content/fonts';
import { PROJECT } from '../shared/project';
import { cutToTexts } from './cut-to-syllables';

const require = createRequire(import.meta.url);

/** A font as its package has it. */
interface Source {
  /** A package that lists what the font covers, and the subset in it: packages divide fonts by script. */
  list: string;
  piece: string;
  file: string;
  weights?: { min: number; max: number };
  /** OpenType features to keep; all by default. Scripts that join letters need theirs. */
  features?: string[];
}

const ANEK = {
  list: '@fontsource/anek-devanagari',
  piece: 'devanagari',
  file: '@fontsource/anek-devanagari/files/anek-devanagari-devanagari-800-normal.woff2',
};

/** All letters, signs and digits of Hindi, so that no text in it lacks one, and the joiners. */
const HINDI =
  'ँंः' +
  'अआइईउऊऋएऐऑओऔऍ' +
  'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह' +
  '\u0958\u0959\u095A\u095B\u095C\u095D\u095E\u095F' +
  '़ऽािीुूृॅेैॉोौ्ॐ।॥०१२३४५६७८९॰\u200C\u200D';

/** For machines without a Devanagari font: the text of Hindi pages, and the link to them. */
const NOTO_FONTS: Readonly<Record<string, Font>> = {
  'noto-sans-devanagari.woff2': { getText: () => HINDI },
  'noto-sans-devanagari-word.woff2': { getText: () => languageNames.hi, isOfSyllables: true },
};

const NOTO = '@expo-google-fonts/noto-sans-devanagari';

const SOURCES: Readonly<Record<string, Source>> = {
  'anek-latin.woff2': {
    list: '@fontsource-variable/anek-latin',
    piece: 'latin',
    file: '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2',
    weights: { min: 400, max: 800 },
    // Kerning would be a third of the file, for differences that few eyes find.
    features: ['tnum'],
  },
  'anek-devanagari-slogan.woff2': ANEK,
  'anek-devanagari-headings.woff2': ANEK,
  'noto-sans-devanagari.woff2': {
    ...ANEK,
    file: `${NOTO}/400Regular/NotoSansDevanagari_400Regular.ttf`,
  },
  'noto-sans-devanagari-word.woff2': {
    ...ANEK,
    file: `${NOTO}/700Bold/NotoSansDevanagari_700Bold.ttf`,
  },
  // The subset with people and objects; other icons need another one.
  'noto-emoji-objectives.woff2': {
    list: '@fontsource/noto-emoji',
    piece: '[8]',
    file: '@fontsource/noto-emoji/files/noto-emoji-8-700-normal.woff2',
  },
};

/** The Unicode ranges of a full font, as its package lists them. */
async function readRanges({ list, piece }: Source): Promise<string> {
  const text = await readFile(require.resolve(`${list}/unicode.json`), 'utf8');
  return (JSON.parse(text) as Record<string, string>)[piece] ?? '';
}

await exitOnIssues(async () => {
  const content = await loadGoodContent({ cutsFonts: true });
  const note: Record<string, CutNote[string]> = {};
  for (const [output, source] of Object.entries(SOURCES)) {
    const font = FONTS[output] ?? NOTO_FONTS[output];
    if (!font) throw new Error(`no page shows ${output}`);
    const { file, weights, features } = source;
    const ranges = await readRanges(source);
    const parts = splitText(font, font.getText(content)).filter(
      (part) => ALWAYS.includes(part) || isCovered(ranges, part),
    );
    const full = await readFile(require.resolve(file));
    const cut = font.isOfSyllables
      ? await cutToTexts(full, parts)
      : await subsetFont(full, parts.join(''), {
          targetFormat: 'woff2',
          ...(weights && { variationAxes: { wght: weights } }),
          ...(features && { keepFeatures: features }),
        });
    await writeFile(path.join(PROJECT, 'app/fonts', output), cut);
    note[output] = { characters: parts.join(font.isOfSyllables ? ' ' : ''), ranges };
    console.log(
      `${output}: ${(full.length / 1024).toFixed(1)} kB → ${(cut.length / 1024).toFixed(1)} kB`,
    );
  }
  await writeFile(path.join(PROJECT, CUT_NOTE), `${JSON.stringify(note, null, 2)}\n`);
});
