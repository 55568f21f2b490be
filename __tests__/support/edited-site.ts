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
import { pictureNames } from '@/__tests__/fixture/picture-names';
import { formatIssue } from '@/lib/content/issue';
import { loadContent } from '@/lib/content/load';
import { checkSite } from '@/scripts/content/check-site';
import { getCharactersToCut, CUT_NOTE, FONTS } from '@/scripts/content/fonts';
import { createImage } from './images';

/** What a person does by hand to the files of a site. */
export type Edit = (site: string) => void | Promise<void>;

/** Writes a file, new or not. */
export const put =
  (file: string, content: string | Uint8Array | (() => Promise<Uint8Array>)): Edit =>
  async (site) => {
    const target = path.join(site, file);
    mkdirSync(path.dirname(target), { recursive: true });
    // The file may be a link to one that all sites share.
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
  (site) =>
    void mkdirSync(path.join(site, folder));

/** Replaces a part that a text has once. */
export function replaceOnce(text: string, from: string, to: string): string {
  const parts = text.split(from);
  if (parts.length !== 2)
    throw new Error(`"${from}" stands ${parts.length - 1} times in "${text}"`);
  return parts.join(to);
}

/** Replaces a part that a file has once. */
export const replace =
  (file: string, from: string, to: string): Edit =>
  (site) =>
    put(file, replaceOnce(readFileSync(path.join(site, file), 'utf8'), from, to))(site);

/** Adds an entry at the start of a file's list. */
export const addEntry =
  (file: string, entry: string): Edit =>
  (site) =>
    put(file, `${entry}\n${readFileSync(path.join(site, file), 'utf8')}`)(site);

/** Makes several edits, one after the other. */
export const all =
  (...edits: readonly Edit[]): Edit =>
  async (site) => {
    for (const edit of edits) await edit(site);
  };

const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96"/></svg>';

/** A short gallery. */
const GALLERY = [1, 2, 3].map((number) => `- en: Drawing number ${number}\n`).join('');

const PICTURES = pictureNames.filter((name) => !/^gallery\/image([4-9]|\d\d)/.test(name));

/** Good content. The sites link to the files that they do not edit. */
const base = mkdtempSync(path.join(tmpdir(), 'base-'));

export const removeBase = () => rmSync(base, { recursive: true });

export async function makeBase(): Promise<void> {
  cpSync('__tests__/fixture/data', path.join(base, 'data'), { recursive: true });
  writeFileSync(path.join(base, 'data/gallery.yaml'), GALLERY);
  const picture = await createImage(60, 40).jpeg().toBuffer();
  for (const name of PICTURES) {
    await put(`public/assets/${name}`, name.endsWith('.svg') ? SQUARE : picture)(base);
  }
  const { content } = loadContent(path.join(base, 'data'));
  if (!content) throw new Error('the content of the tests has issues');
  const cuts = FONTS.map((font) => [font.output, getCharactersToCut(font, content)]);
  await put(CUT_NOTE, JSON.stringify(Object.fromEntries(cuts)))(base);
}

/** Makes a site with good content in a folder of its own. */
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
export async function checkAfter(edit: Edit): Promise<string> {
  const site = makeSite();
  try {
    await edit(site);
    const { issues } = await checkSite(site, { cache: path.join(base, '.cache') });
    return issues.map(formatIssue).join('\n');
  } finally {
    rmSync(site, { recursive: true });
  }
}
