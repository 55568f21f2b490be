/**
 * Cuts the site's fonts down to what its pages use and writes them to app/fonts.
 * Run by hand (`npm run fonts`) after the slogan or the character set changes; the results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { objectives } from '@/data/objectives';
import { site } from '@/data/site';

const require = createRequire(import.meta.url);
const outputFolder = path.join(import.meta.dirname, '../../app/fonts');

const printableAscii = String.fromCharCode(
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, offset) => 0x20 + offset),
);
/** Punctuation and arrows beyond ASCII, in the site's texts or in those that people may add. */
const typographic = ' ©·×–—‘’“”•…→←−₹é';

interface Cut {
  /** Module path of the full font. */
  source: string;
  /** File name under app/fonts. */
  output: string;
  characters: string;
  weights?: { min: number; max: number };
  /** OpenType features to keep; without it, all. Scripts that join letters need theirs. */
  features?: string[];
}

const cuts: Cut[] = [
  {
    source: '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2',
    output: 'anek-latin.woff2',
    characters: printableAscii + typographic,
    weights: { min: 400, max: 800 },
    features: ['kern', 'tnum'],
  },
  {
    source: '@fontsource/anek-devanagari/files/anek-devanagari-devanagari-800-normal.woff2',
    output: 'anek-devanagari-slogan.woff2',
    characters: site.slogan,
  },
  {
    // The piece of Noto Emoji that holds people and their things; an icon from elsewhere needs another piece.
    source: '@fontsource/noto-emoji/files/noto-emoji-8-700-normal.woff2',
    output: 'noto-emoji-objectives.woff2',
    characters: objectives.map(({ icon }) => icon).join(''),
  },
];

for (const { source, output, characters, weights, features } of cuts) {
  const full = await readFile(require.resolve(source));
  const cut = await subsetFont(full, characters, {
    targetFormat: 'woff2',
    ...(weights && { variationAxes: { wght: weights } }),
    ...(features && { keepFeatures: features }),
  });
  await writeFile(path.join(outputFolder, output), cut);
  console.log(
    `${output}: ${(full.length / 1024).toFixed(1)} kB → ${(cut.length / 1024).toFixed(1)} kB`,
  );
}
