import type { CollectionValues } from '@/lib/model/collections';
import { describePublication, warnOfPublicRepository } from '@/editor/records/publication';

const describeSite = (site: Partial<CollectionValues['site']>) =>
  describePublication({ site: site as CollectionValues['site'] }).join('\n');

it('The office is told which fields are shown, of which rows, and to whom', () => {
  const open = describeSite({ publishedRecordFields: ['name', 'game'] });
  expect(open).toContain('shows NAME, GAME, CERTIFICATE NO. of each record');
  expect(open).toContain('a refusal below CONSENT: get the consent');
  expect(open).toContain('“Hide records from search”');
  const careful = describeSite({ recordsNeedConsent: true, hideRecordsFromSearch: true });
  expect(careful).toContain('Only rows with a consent below CONSENT');
  expect(careful).toContain('asked not to list them');
});

it.each([
  ['everybody can read', Promise.resolve({ ok: true }), 1],
  ['is private', Promise.resolve({ ok: false }), 0],
  ['nobody can ask about', Promise.reject(new TypeError('offline')), 0],
])('A repository that %s leads to the right number of warnings', async (_, answer, count) => {
  const fetch = jest.fn(() => answer);
  Object.assign(globalThis, { fetch });
  expect(await warnOfPublicRepository('council/site')).toHaveLength(count);
  expect(fetch).toHaveBeenCalledWith('https://api.github.com/repos/council/site');
});

it('Without a repository, nothing is asked', async () => {
  expect(await warnOfPublicRepository(undefined)).toEqual([]);
});
