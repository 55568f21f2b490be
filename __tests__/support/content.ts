import { readRecords, TITLES } from '@/testing/records-rows';
import { loadContent, type SourceContent } from '@/lib/content/load';

const { content: loaded, placeFindings } = loadContent('__tests__/fixture/data');
if (!loaded) throw new Error('the content of the tests has issues');

/** The content of the fixture, without issues. Tests change copies of it. */
export const content: SourceContent = loaded;

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

/** Content without samples, and so without warnings. */
export function createReadyContent(): SourceContent {
  const copy = structuredClone(content);
  const address = { en: 'Stadium Road 1, Lucknow 226001', hi: '1, स्टेडियम रोड, लखनऊ 226001' };
  copy.site.url = 'https://www.scse.in';
  copy.site.contact = { address, phone: '+91 522 261 4530', email: 'office@scse.in' };
  copy.site.developer.name = 'Asha Verma';
  for (const profile of [...copy.site.socialProfiles, copy.site.developer]) {
    profile.url = 'https://www.facebook.com/scse';
  }
  copy.recordsFile = readRecords(TITLES);
  for (const secretary of copy.districtSecretaries) {
    Object.assign(secretary, { phone: '+91 522 261 4531', email: 'district@scse.in' });
    secretary.photo_url = '/assets/secretaries/secretary1.jpg';
  }
  return copy;
}
