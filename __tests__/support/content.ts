import { loadContent, type Content } from '@/lib/content/load';

const { content: loaded, placeFindings } = loadContent('__tests__/fixture/data');
if (!loaded) throw new Error('the content of the tests has issues');

/** Good content: the fixture's, which stands in for that of data/ in unit tests. Tests break copies of it. */
export const content: Content = loaded;

export { placeFindings };

/** The first entry of a list of the content. */
export function first<Entry>(entries: readonly Entry[]): Entry {
  const [entry] = entries;
  if (entry === undefined) throw new Error('the list is empty');
  return entry;
}

/** Changes the first entry of a list of the content. */
export function set<Entry extends object>(entries: readonly Entry[], changes: object): void {
  Object.assign(first(entries), changes);
}
