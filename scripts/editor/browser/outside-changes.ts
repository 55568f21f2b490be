/** Finds changes that were made outside of an open form: in a second window, or in a text editor. */
import { COLLECTION_NAMES, COLLECTIONS, type CollectionName } from '@/lib/model/collections';
import type { Entry, EntryStore, FlatValues } from './sveltia';

/** How many changes are listed, at most, in the question whether to overwrite them. */
const MAX_CHANGES = 5;

/** Flattens a value into its parts by their paths, such as `events.0.title.en`, as Sveltia CMS stores them. */
export function flattenByPath(value: unknown, path = ''): FlatValues {
  const parts = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (parts.length === 0) return { [path]: value };
  return Object.assign(
    {},
    ...parts.map(([key, part]) => flattenByPath(part, path === '' ? key : `${path}.${key}`)),
  ) as FlatValues;
}

/** Finds the collection that a file holds. */
export const findCollectionName = (path: string): CollectionName | undefined =>
  COLLECTION_NAMES.find((name) => COLLECTIONS[name].file === path);

/** Lists the texts of a file by their paths, without blank ones and without the marks that Sveltia CMS adds. */
const listTexts = ({ locales }: Entry) =>
  Object.entries(locales._default.content).filter(
    (field): field is [string, string] =>
      typeof field[1] === 'string' && field[1] !== '' && !/\.__sc_\w+$/.test(field[0]),
  );

/** Describes a text by the name of its field, without its position in a list. */
const describeFieldText = ([path, text]: readonly [string, string]) => {
  const steps = path.split('.').filter((step) => !/^\d+$/.test(step) && !(step in COLLECTIONS));
  return [...steps.slice(-2), `“${text}”`].join(' ');
};

const excludeTexts = (texts: readonly string[], excluded: readonly string[]) =>
  texts.filter((text) => !excluded.includes(text));

/** Describes the changes between two states of a file; undefined if there are none. */
function describeChanges(before: Entry, now: Entry): string | undefined {
  if (JSON.stringify(listTexts(before)) === JSON.stringify(listTexts(now))) return undefined;
  const oldTexts = listTexts(before).map(describeFieldText);
  const texts = listTexts(now).map(describeFieldText);
  const changes = [
    ...excludeTexts(texts, oldTexts).map((text) => `${text} is new`),
    ...excludeTexts(oldTexts, texts).map((text) => `${text} is gone`),
  ];
  if (changes.length === 0) return 'The order is another. ';
  const more = changes.length > MAX_CHANGES ? ` and ${changes.length - MAX_CHANGES} more` : '';
  return `What changed: ${changes.slice(0, MAX_CHANGES).join(', ')}${more}. `;
}

/** The state of each entry when its draft was started. The entry may have been read again later. */
const stateAtOpening = new WeakMap<Entry, Entry>();

export const getStateAtOpening = (entry: Entry): Entry => stateAtOpening.get(entry) ?? entry;

/** Remembers the state from which a restored draft was started. */
export function restoreStateAtOpening(entry: Entry, stateBefore: Entry | undefined): void {
  if (stateBefore) stateAtOpening.set(entry, stateBefore);
}

/** Finds changes that saving a form would overwrite; undefined if the file is as it was when the form was opened. */
export function findOverwrittenChanges(entries: readonly Entry[], original: Entry) {
  const entry = entries.find(({ id }) => id === original.id);
  if (!entry) return { type: 'deleted' };
  const changes = describeChanges(getStateAtOpening(original), entry);
  return changes === undefined ? undefined : { type: 'modified', entry, changes };
}

async function readTextFile(folder: FileSystemDirectoryHandle, path: string) {
  try {
    const pathParts = path.split('/');
    let parent = folder;
    for (const name of pathParts.slice(0, -1)) parent = await parent.getDirectoryHandle(name);
    const file = await (await parent.getFileHandle(pathParts.at(-1) ?? '')).getFile();
    return await file.text();
  } catch {
    return undefined;
  }
}

/**
 * Reads the files of the local folder again, as Sveltia CMS does with a repository.
 *
 * @param parseIfChanged returns the value of a file whose text has changed, otherwise undefined
 */
export async function refreshEntries(
  store: EntryStore,
  folder: FileSystemDirectoryHandle,
  parseIfChanged: (name: CollectionName, text: string) => unknown,
): Promise<void> {
  const refreshedEntries = new Map<string, Entry | undefined>();
  for (const entry of store.current) {
    const { path } = entry.locales._default;
    const name = findCollectionName(path);
    if (!name) continue;
    const text = await readTextFile(folder, path);
    if (text === undefined) refreshedEntries.set(entry.id, undefined);
    const value = text === undefined ? undefined : parseIfChanged(name, text);
    if (value === undefined) continue;
    const content = flattenByPath(Array.isArray(value) ? { [name]: value } : value);
    refreshedEntries.set(entry.id, {
      ...entry,
      locales: { _default: { ...entry.locales._default, content } },
    });
  }
  if (refreshedEntries.size === 0) return;
  store.current = store.current.flatMap((entry) =>
    refreshedEntries.has(entry.id) ? (refreshedEntries.get(entry.id) ?? []) : [entry],
  );
}
