/**
 * Cuts the site's fonts down to what its pages use and writes them to app/fonts.
 * Run by hand (`npm run fonts`) after the content shows new letters or icons; the results are committed.
 */
import '@/scripts/shared/node-version.mjs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { loadGoodContent } from '../content/check-site';
import { exitOnIssues } from '../shared/exit-on-issues';
import { getCharactersToCut, CUT_NOTE, FONTS } from '../content/fonts';
import { PROJECT } from '../shared/project';
import { cutToTexts } from './cut-to-syllables';

const require = createRequire(import.meta.url);

await exitOnIssues(async () => {
  const content = await loadGoodContent({ cutsFonts: true });
  const note: Record<string, string> = {};
  for (const font of FONTS) {
    const { file, output, weights, features, isOfSyllables } = font;
    const characters = getCharactersToCut(font, content);
    const full = await readFile(require.resolve(file));
    const cut = isOfSyllables
      ? await cutToTexts(full, characters.split(' '))
      : await subsetFont(full, characters, {
          targetFormat: 'woff2',
          ...(weights && { variationAxes: { wght: weights } }),
          ...(features && { keepFeatures: features }),
        });
    await writeFile(path.join(PROJECT, 'app/fonts', output), cut);
    note[output] = characters;
    console.log(
      `${output}: ${(full.length / 1024).toFixed(1)} kB → ${(cut.length / 1024).toFixed(1)} kB`,
    );
  }
  await writeFile(path.join(PROJECT, CUT_NOTE), `${JSON.stringify(note, null, 2)}\n`);
});
