import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
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

/** The site that the tests edit, one after the other. */
const site = mkdtempSync(path.join(tmpdir(), 'site-'));
const at = (file: string) => path.join(site, file);
const read = (file: string) => readFileSync(at(file), 'utf8');

/** What undoes the edits of a test, the last edit first. */
const undoing: (() => void)[] = [];

/** Has a file or folder restored, or removed if it is new, once the test is over. */
function restoreLater(file: string): void {
  const before = existsSync(at(file)) ? readFileSync(at(file)) : undefined;
  undoing.unshift(() => {
    rmSync(at(file), { recursive: true, force: true });
    if (before) writeFileSync(at(file), before);
  });
}

/** What a person does by hand to the files of a site. */
export type Edit = () => void | Promise<void>;

/** Writes a file, new or not. */
export function put(file: string, content: string | Uint8Array, encoding?: BufferEncoding): void {
  restoreLater(file);
  writeFileSync(at(file), content, encoding);
}

export function remove(file: string): void {
  restoreLater(file);
  rmSync(at(file));
}

export function rename(from: string, to: string): void {
  restoreLater(from);
  restoreLater(to);
  renameSync(at(from), at(to));
}

export function makeFolder(folder: string): void {
  restoreLater(folder);
  mkdirSync(at(folder));
}

/** Replaces a part that a text has once. */
export function replaceOnce(text: string, from: string, to: string): string {
  const parts = text.split(from);
  if (parts.length !== 2)
    throw new Error(`"${from}" stands ${parts.length - 1} times in "${text}"`);
  return parts.join(to);
}

/** Replaces a part that a file has once. */
export const replace = (file: string, from: string, to: string) =>
  put(file, replaceOnce(read(file), from, to));

/** Adds an entry at the start of a file's list. */
export const addEntry = (file: string, entry: string) => put(file, `${entry}\n${read(file)}`);

const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96"/></svg>';

/** A short gallery. */
const GALLERY = [1, 2, 3].map((number) => `- en: Drawing number ${number}\n`).join('');

const PICTURES = pictureNames.filter((name) => !/^gallery\/image([4-9]|\d\d)/.test(name));

/** Writes good content. */
export async function makeSite(): Promise<void> {
  const add = (file: string, text: string | Uint8Array) => {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  };
  cpSync('__tests__/fixture/data', at('data'), { recursive: true });
  add('data/gallery.yaml', GALLERY);
  const picture = await createImage(60, 40).jpeg().toBuffer();
  for (const name of PICTURES)
    add(`public/assets/${name}`, name.endsWith('.svg') ? SQUARE : picture);
  const { content } = loadContent(at('data'));
  if (!content) throw new Error('the content of the tests has issues');
  const cuts = FONTS.map((font) => [font.output, getCharactersToCut(font, content)]);
  add(CUT_NOTE, JSON.stringify(Object.fromEntries(cuts)));
}

export const removeSite = () => rmSync(site, { recursive: true });

/** The lines that the check prints after an edit of good content. */
export async function checkAfter(edit: Edit): Promise<string> {
  try {
    await edit();
    const { issues } = await checkSite(site);
    return issues.map(formatIssue).join('\n');
  } finally {
    for (const undo of undoing.splice(0)) undo();
  }
}
