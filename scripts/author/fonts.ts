/**
 * Reduces the site's fonts to the characters that its pages use, and writes them to app/fonts.
 * Run by hand (`npm run fonts`) after the content shows new letters or icons; the results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { languageNames } from '@/lib/i18n/messages/language-names';
import { loadValidContent } from '../content/check-site';
import { exitOnIssues } from '../shared/exit-on-issues';
import {
  BASIC_CHARACTERS,
  SUBSETS_FILE,
  SITE_FONTS,
  isInUnicodeRanges,
  listCharactersOrSyllables,
  type FontSubsets,
  type SiteFont,
} from '../content/fonts';
import { PROJECT } from '../shared/project';
import { subsetFontToTexts } from './cut-to-syllables';

const require = createRequire(import.meta.url);

/** A full font in an npm package. */
interface FontSource {
  /** The package whose unicode.json lists the Unicode ranges of the font's parts, and the name of the part. */
  rangesPackage: string;
  partName: string;
  file: string;
  weights?: { min: number; max: number };
  /** OpenType features to keep; all by default. Scripts that join letters need all. */
  features?: string[];
}

const ANEK_DEVANAGARI = {
  rangesPackage: '@fontsource/anek-devanagari',
  partName: 'devanagari',
  file: '@fontsource/anek-devanagari/files/anek-devanagari-devanagari-800-normal.woff2',
};

/** All letters, signs, digits and joiners of Hindi, so that the font can show every Hindi text. */
const HINDI_CHARACTERS =
  'ँंः' +
  'अआइईउऊऋएऐऑओऔऍ' +
  'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह' +
  '\u0958\u0959\u095A\u095B\u095C\u095D\u095E\u095F' +
  '़ऽािीुूृॅेैॉोौ्ॐ।॥०१२३४५६७८९॰\u200C\u200D';

/** Two fonts for machines without a Devanagari font: for the text of Hindi pages, and for the link to them. */
const NOTO_FONTS: Readonly<Record<string, SiteFont>> = {
  'noto-sans-devanagari.woff2': { getText: () => HINDI_CHARACTERS },
  'noto-sans-devanagari-word.woff2': { getText: () => languageNames.hi, hasOnlySyllables: true },
};

const NOTO_PACKAGE = '@expo-google-fonts/noto-sans-devanagari';

const FONT_SOURCES: Readonly<Record<string, FontSource>> = {
  'anek-latin.woff2': {
    rangesPackage: '@fontsource-variable/anek-latin',
    partName: 'latin',
    file: '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2',
    weights: { min: 400, max: 800 },
    // Without kerning: it would take a third of the file, and few people would see it.
    features: ['tnum'],
  },
  'anek-devanagari-slogan.woff2': ANEK_DEVANAGARI,
  'anek-devanagari-headings.woff2': ANEK_DEVANAGARI,
  'noto-sans-devanagari.woff2': {
    ...ANEK_DEVANAGARI,
    file: `${NOTO_PACKAGE}/400Regular/NotoSansDevanagari_400Regular.ttf`,
  },
  'noto-sans-devanagari-word.woff2': {
    ...ANEK_DEVANAGARI,
    file: `${NOTO_PACKAGE}/700Bold/NotoSansDevanagari_700Bold.ttf`,
  },
  // Part 8 has the icons of people and objects. Other icons need another part.
  'noto-emoji-objectives.woff2': {
    rangesPackage: '@fontsource/noto-emoji',
    partName: '[8]',
    file: '@fontsource/noto-emoji/files/noto-emoji-8-700-normal.woff2',
  },
};

async function readUnicodeRanges({ rangesPackage, partName }: FontSource): Promise<string> {
  const text = await readFile(require.resolve(`${rangesPackage}/unicode.json`), 'utf8');
  return (JSON.parse(text) as Record<string, string>)[partName] ?? '';
}

await exitOnIssues(async () => {
  const content = await loadValidContent({ skipsFonts: true });
  const subsets: Record<string, FontSubsets[string]> = {};
  for (const [fileName, source] of Object.entries(FONT_SOURCES)) {
    const font = SITE_FONTS[fileName] ?? NOTO_FONTS[fileName];
    if (!font) throw new Error(`no page shows ${fileName}`);
    const { file, weights, features } = source;
    const ranges = await readUnicodeRanges(source);
    const parts = listCharactersOrSyllables(font, font.getText(content)).filter(
      (part) => BASIC_CHARACTERS.includes(part) || isInUnicodeRanges(ranges, part),
    );
    const fullFont = await readFile(require.resolve(file));
    const subset = font.hasOnlySyllables
      ? await subsetFontToTexts(fullFont, parts)
      : await subsetFont(fullFont, parts.join(''), {
          targetFormat: 'woff2',
          ...(weights && { variationAxes: { wght: weights } }),
          ...(features && { keepFeatures: features }),
        });
    await writeFile(path.join(PROJECT, 'app/fonts', fileName), subset);
    subsets[fileName] = { characters: parts.join(font.hasOnlySyllables ? ' ' : ''), ranges };
    console.log(
      `${fileName}: ${(fullFont.length / 1024).toFixed(1)} kB → ${(subset.length / 1024).toFixed(1)} kB`,
    );
  }
  await writeFile(path.join(PROJECT, SUBSETS_FILE), `${JSON.stringify(subsets, null, 2)}\n`);
});
