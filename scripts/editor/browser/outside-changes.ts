/** Finds what others have changed while a form was open: in a second window, or in a text editor. */
import { COLLECTION_NAMES, COLLECTIONS, type CollectionName } from '@/lib/model/collections';
import type { Entry, EntryStore, FlatValues } from './sveltia';

/** The most changes that a question lists. */
const MOST_CHANGES = 5;

/** A value's parts by their paths, as Sveltia CMS has them. */
export function flatten(value: unknown, path = ''): FlatValues {
  const parts = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (parts.length === 0) return { [path]: value };
  return Object.assign(
    {},
    ...parts.map(([key, part]) => flatten(part, path === '' ? key : `${path}.${key}`)),
  ) as FlatValues;
}

/** The name of a file. */
export const findName = (path: string): CollectionName | undefined =>
  COLLECTION_NAMES.find((name) => COLLECTIONS[name].file === path);

/** The texts of a file by their paths. A form holds others too: blank ones, and marks of its own. */
const listTexts = ({ locales }: Entry) =>
  Object.entries(locales._default.content).filter(
    (field): field is [string, string] =>
      typeof field[1] === 'string' && field[1] !== '' && !/\.__sc_\w+$/.test(field[0]),
  );

/** A text and the name of its field, wherever in a list it is. */
const describeText = ([path, text]: readonly [string, string]) => {
  const steps = path.split('.').filter((step) => !/^\d+$/.test(step) && !(step in COLLECTIONS));
  return [...steps.slice(-2), `“${text}”`].join(' ');
};

const leaveOut = (texts: readonly string[], others: readonly string[]) =>
  texts.filter((text) => !others.includes(text));

/** The changes between two states of a file, in words; undefined if they say the same. */
function describeChanges(before: Entry, now: Entry): string | undefined {
  if (JSON.stringify(listTexts(before)) === JSON.stringify(listTexts(now))) return undefined;
  const [old, texts] = [listTexts(before).map(describeText), listTexts(now).map(describeText)];
  const changes = [
    ...leaveOut(texts, old).map((text) => `${text} is new`),
    ...leaveOut(old, texts).map((text) => `${text} is gone`),
  ];
  if (changes.length === 0) return 'The order is another. ';
  const more = changes.length > MOST_CHANGES ? ` and ${changes.length - MOST_CHANGES} more` : '';
  return `What changed: ${changes.slice(0, MOST_CHANGES).join(', ')}${more}. `;
}

/** What entries were when their drafts were begun, which may have been before they were read last. */
const opened = new WeakMap<Entry, Entry>();

export const getOpened = (entry: Entry): Entry => opened.get(entry) ?? entry;

/** Remembers what a draft was made from, when it is restored. */
export function restoreOpened(entry: Entry, before: Entry | undefined): void {
  if (before) opened.set(entry, before);
}

/** What saving a form would overwrite; nothing if the file is as it was when the form was opened. */
export function compare(entries: readonly Entry[], original: Entry) {
  const entry = entries.find(({ id }) => id === original.id);
  if (!entry) return { type: 'deleted' };
  const changes = describeChanges(getOpened(original), entry);
  return changes === undefined ? undefined : { type: 'modified', entry, changes };
}

async function readText(folder: FileSystemDirectoryHandle, path: string) {
  try {
    const names = path.split('/');
    let place = folder;
    for (const name of names.slice(0, -1)) place = await place.getDirectoryHandle(name);
    const file = await (await place.getFileHandle(names.at(-1) ?? '')).getFile();
    return await file.text();
  } catch {
    return undefined;
  }
}

/**
 * Reads the files of the folder again, as Sveltia CMS does with a repository.
 *
 * @param parse the value of a file's form if its text has changed; undefined otherwise
 */
export async function refresh(
  store: EntryStore,
  folder: FileSystemDirectoryHandle,
  parse: (name: CollectionName, text: string) => unknown,
): Promise<void> {
  const fresh = new Map<string, Entry | undefined>();
  for (const entry of store.current) {
    const { path } = entry.locales._default;
    const name = findName(path);
    if (!name) continue;
    const text = await readText(folder, path);
    if (text === undefined) fresh.set(entry.id, undefined);
    const value = text === undefined ? undefined : parse(name, text);
    if (value === undefined) continue;
    const content = flatten(Array.isArray(value) ? { [name]: value } : value);
    fresh.set(entry.id, {
      ...entry,
      locales: { _default: { ...entry.locales._default, content } },
    });
  }
  if (fresh.size === 0) return;
  store.current = store.current.flatMap((entry) =>
    fresh.has(entry.id) ? (fresh.get(entry.id) ?? []) : [entry],
  );
}
