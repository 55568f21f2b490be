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
import { formatIssue } from '@/lib/content/issue';
import { loadContent } from '@/lib/content/load';
import { checkSite } from '@/scripts/content/check-site';
import { getCharactersToCut, CUT_NOTE, FONTS } from '@/scripts/content/fonts';

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

/** Puts an entry at the start of a file's list. */
export const addEntry =
  (file: string, entry: string): Edit =>
  (site) =>
    put(file, `${entry}\n${readFileSync(path.join(site, file), 'utf8')}`)(site);

export const both =
  (...edits: readonly Edit[]): Edit =>
  async (site) => {
    for (const edit of edits) await edit(site);
  };

const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96"/></svg>';

/** A short gallery. */
const GALLERY = [1, 2, 3].map((number) => `- en: Drawing number ${number}\n`).join('');

const PICTURES = pictureNames.filter((name) => !/^gallery\/image([4-9]|\d\d)/.test(name));

/** Good content, which the sites share as far as they do not edit it. */
const base = mkdtempSync(path.join(tmpdir(), 'base-'));

export async function makeBase(): Promise<void> {
  cpSync('__tests__/fixture/data', path.join(base, 'data'), { recursive: true });
  writeFileSync(path.join(base, 'data/gallery.yaml'), GALLERY);
  const background = '#b3391f';
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();
  for (const name of PICTURES) {
    await put(`public/assets/${name}`, name.endsWith('.svg') ? SQUARE : picture)(base);
  }
  const { content } = loadContent(path.join(base, 'data'));
  if (!content) throw new Error('the content of the tests has issues');
  const cuts = FONTS.map((font) => [font.output, getCharactersToCut(font, content)]);
  await put(CUT_NOTE, JSON.stringify(Object.fromEntries(cuts)))(base);
}

/** Makes a site with good content, the tests' own, in a folder of its own. */
function makeSite(): string {
  const site = mkdtempSync(path.join(tmpdir(), 'site-'));
  for (const entry of readdirSync(base, { recursive: true, withFileTypes: true })) {
    if (entry.parentPath.includes('.cache') || entry.name === '.cache') continue;
    const source = path.join(entry.parentPath, entry.name);
    const file = path.relative(base, source);
    const target = path.join(site, file);
    if (entry.isDirectory()) mkdirSync(target, { recursive: true });
    else symlinkSync(source, target);
  }
  return site;
}

/** The lines that the check prints after an edit of good content. */
export async function linesAfter(edit: Edit): Promise<string> {
  const site = makeSite();
  try {
    await edit(site);
    const { issues } = await checkSite(site, { cache: path.join(base, '.cache') });
    return issues.map(formatIssue).join('\n');
  } finally {
    rmSync(site, { recursive: true });
  }
}

/** Mistakes by what they are made with. */
export type MistakeTables = Record<string, readonly Mistake[]>;

/** Tries each mistake in a site of its own. */
export function tryMistakes(tables: MistakeTables): void {
  beforeAll(makeBase);
  afterAll(() => rmSync(base, { recursive: true }));
  describe.each(Object.entries(tables))('%s', (_, mistakes) => {
    it.each(mistakes)('%s', async (__, edit, line) => {
      expect(await linesAfter(edit)).toBe(line);
    });
  });
}
