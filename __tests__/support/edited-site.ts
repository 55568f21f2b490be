import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { pictureNames } from '@/__tests__/fixture/picture-names';
import { FaultError, formatFault } from '@/lib/content/fault';
import { checkSite } from '@/scripts/content/check-site';
import { charactersToCut, CUT_NOTE, FONTS } from '@/scripts/content/fonts';
import { content } from './content';

/** What a person does to the site's files, by hand. */
export type Edit = (site: string) => void | Promise<void>;

/** A mistake: what a person does, how, and the line that tells of it; nothing for what is rightly accepted. */
export type Mistake = readonly [deed: string, edit: Edit, line: string];

/** Writes a file, whether or not it is there. */
export const put =
  (file: string, content: string | Uint8Array | (() => Promise<Uint8Array>)): Edit =>
  async (site) => {
    const target = path.join(site, file);
    mkdirSync(path.dirname(target), { recursive: true });
    // Not through a link to what sites share.
    rmSync(target, { force: true });
    writeFileSync(target, typeof content === 'function' ? await content() : content);
  };

export const remove =
  (file: string): Edit =>
  (site) =>
    rmSync(path.join(site, file));

export const rename =
  (from: string, to: string): Edit =>
  (site) =>
    renameSync(path.join(site, from), path.join(site, to));

export const makeFolder =
  (folder: string): Edit =>
  (site) => {
    mkdirSync(path.join(site, folder));
  };

/** Writes something else in the place of a text that a file has once. */
export const replace =
  (file: string, from: string, to: string): Edit =>
  (site) => {
    const parts = readFileSync(path.join(site, file), 'utf8').split(from);
    if (parts.length !== 2) throw new Error(`${file}: ${parts.length - 1} times ${from}`);
    return put(file, parts.join(to))(site);
  };

/** Puts an entry at the start of a file's list, as the recipes say. */
export const addEntry =
  (file: string, entry: string): Edit =>
  (site) => {
    const source = readFileSync(path.join(site, file), 'utf8');
    return put(
      file,
      source.replace(/= \[\n/, (start) => `${start}${entry}\n`),
    )(site);
  };

export const both =
  (...edits: readonly Edit[]): Edit =>
  async (site) => {
    for (const edit of edits) await edit(site);
  };

/** The records of the fixture, or those of a file, as data/student-records.ts has it. */
const recordsModule = (site: string) => `
import { openRecordsFile, toStudentRecords } from '@/lib/records-file';
import { recordVocabulary, sampleRecords } from '@/__tests__/fixture/data/student-records';
export { recordVocabulary, sampleRecords };
export const recordsFile = openRecordsFile(${JSON.stringify(site)});
export const studentRecords = recordsFile ? toStudentRecords(recordsFile) : sampleRecords;
`;

const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96"/></svg>';

/** A short gallery, with its list as the council's file has it. */
const GALLERY = `import { assetUrl } from '@/lib/assets';
import { createGalleryImages } from '@/lib/gallery';

const descriptions = [
  'Drawing number 1',
  'Drawing number 2',
  'Drawing number 3',
];

export const galleryImages = createGalleryImages(descriptions, assetUrl);
`;

const PICTURES = pictureNames.filter((name) => !/^gallery\/image([4-9]|\d\d)/.test(name));

/** Data files that read another one; all others can be one and the same for all sites, and are loaded once. */
const OWN = ['announcements', 'events', 'site', 'student-records'].map((name) => `data/${name}.ts`);

/** Good content, which the sites share as far as they do not edit it. */
const base = mkdtempSync(path.join(tmpdir(), 'base-'));

async function makeBase(): Promise<void> {
  cpSync('__tests__/fixture/data', path.join(base, 'data'), { recursive: true });
  // A text in one language is in one place, which a mistake can name.
  cpSync('__tests__/fixture/english', path.join(base, 'data'), { recursive: true });
  writeFileSync(path.join(base, 'data/gallery.ts'), GALLERY);
  const background = '#b3391f';
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();
  for (const name of PICTURES) {
    await put(`public/assets/${name}`, name.endsWith('.svg') ? SQUARE : picture)(base);
  }
  const cuts = FONTS.map((font) => [font.output, charactersToCut(font, content)]);
  await put(CUT_NOTE, JSON.stringify(Object.fromEntries(cuts)))(base);
}

/** Makes a site with good content, the tests' own, in a folder of its own. */
function makeSite(): string {
  const site = mkdtempSync(path.join(tmpdir(), 'site-'));
  for (const entry of readdirSync(base, { recursive: true, withFileTypes: true })) {
    const source = path.join(entry.parentPath, entry.name);
    const file = path.relative(base, source);
    const target = path.join(site, file);
    if (entry.isDirectory()) mkdirSync(target, { recursive: true });
    else if (OWN.includes(file)) cpSync(source, target);
    else symlinkSync(source, target);
  }
  writeFileSync(path.join(site, 'data/student-records.ts'), recordsModule(site));
  return site;
}

/** The lines that the check prints after an edit of good content. */
async function linesAfter(edit: Edit): Promise<string> {
  const site = makeSite();
  try {
    await edit(site);
    const { faults } = await checkSite(site);
    return faults.map(formatFault).join('\n');
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    return error.message;
  } finally {
    rmSync(site, { recursive: true });
  }
}

/** Mistakes by what they are made with. */
export type MistakeTables = Record<string, readonly Mistake[]>;

beforeAll(makeBase);
afterAll(() => rmSync(base, { recursive: true }));

/** Tries each mistake in a site of its own. */
export function tryMistakes(tables: MistakeTables): void {
  describe.each(Object.entries(tables))('%s', (_, mistakes) => {
    it.each(mistakes)('%s', async (__, edit, line) => {
      expect(await linesAfter(edit)).toBe(line);
    });
  });
}
