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

type Content = string | Uint8Array;

/** Writes a file, new or not. */
export const put =
  (file: string, content: Content | (() => Promise<Content>)): Edit =>
  async () => {
    restoreLater(file);
    writeFileSync(at(file), typeof content === 'function' ? await content() : content);
  };

export const remove =
  (file: string): Edit =>
  () => {
    restoreLater(file);
    rmSync(at(file));
  };

export const rename =
  (from: string, to: string): Edit =>
  () => {
    restoreLater(from);
    restoreLater(to);
    renameSync(at(from), at(to));
  };

export const makeFolder =
  (folder: string): Edit =>
  () => {
    restoreLater(folder);
    mkdirSync(at(folder));
  };

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
  () =>
    put(file, replaceOnce(read(file), from, to))();

/** Adds an entry at the start of a file's list. */
export const addEntry =
  (file: string, entry: string): Edit =>
  () =>
    put(file, `${entry}\n${read(file)}`)();

/** Makes several edits, one after the other. */
export const all =
  (...edits: readonly Edit[]): Edit =>
  async () => {
    for (const edit of edits) await edit();
  };

const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96"/></svg>';

/** A short gallery. */
const GALLERY = [1, 2, 3].map((number) => `- en: Drawing number ${number}\n`).join('');

const PICTURES = pictureNames.filter((name) => !/^gallery\/image([4-9]|\d\d)/.test(name));

/** Writes good content. */
export async function makeSite(): Promise<void> {
  cpSync('__tests__/fixture/data', at('data'), { recursive: true });
  const picture = await createImage(60, 40).jpeg().toBuffer();
  const { content } = loadContent(at('data'));
  if (!content) throw new Error('the content of the tests has issues');
  const cuts = FONTS.map((font) => [font.output, getCharactersToCut(font, content)]);
  const files = [
    ['data/gallery.yaml', GALLERY],
    [CUT_NOTE, JSON.stringify(Object.fromEntries(cuts))],
    ...PICTURES.map((name) => [`public/assets/${name}`, name.endsWith('.svg') ? SQUARE : picture]),
  ] as const;
  for (const [file, text] of files) {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  }
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
