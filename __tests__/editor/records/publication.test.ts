import type { CollectionValues } from '@/lib/model/collections';
import {
  describePublication,
  findExposure,
  refusePublicRepository,
} from '@/editor/records/publication';

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

const answer = (status: number, body: object) => () =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));

it.each([
  ['everybody can read', answer(200, { private: false }), /^Everybody can read council\/site/],
  ['is private', answer(200, { private: true }), /^$/],
  ['GitHub says nothing about', answer(200, {}), /^GitHub does not say whether/],
  ['GitHub refuses to speak about', answer(403, { private: true }), /^GitHub does not say whether/],
  ['nobody can ask about', () => Promise.reject(new TypeError()), /^GitHub does not say whether/],
])('A repository that %s leads to the right warning, and is refused', async (_, fetch, warning) => {
  const confirm = jest.fn(() => false);
  Object.assign(globalThis, { fetch, confirm });
  expect((await findExposure('council/site'))?.problem ?? '').toMatch(warning);
  const refused = await refusePublicRepository('council/site').then(
    () => '',
    ({ cause }: Error) => (cause as Error).message.replace('Nothing was saved.\n', ''),
  );
  expect(refused).toMatch(warning);
  // Who knows better may save where GitHub says nothing, but never where everybody can read.
  confirm.mockReturnValue(true);
  const saving = refusePublicRepository('council/site');
  if (refused.startsWith('Everybody')) await expect(saving).rejects.toThrow();
  else await expect(saving).resolves.toBeUndefined();
});
