import { LANGUAGES } from '@/lib/i18n/language';
import { readSettings } from '@/lib/urls/settings.mjs';
import { buildChunks } from '@/scripts/export/hydration/build-chunks';

const settings = readSettings({ BASE_PATH: '/council' });
const build = (language: string, ...names: string[]) =>
  buildChunks(new Set(names), language, settings);

it('puts React into the chunk of all pages, and the islands of a page into another', () => {
  const [shared, page] = build('(en)', 'Tabs');
  expect(shared?.text).toMatch(/hydrateRoot[^]*hydratePage=/);
  expect(page?.text).toMatch(/globalThis\.runPageChunk=[^]*tablist/);
  expect(page?.text.length).toBeLessThan(10_000);
  expect(page?.candidates).toContain('tablist');
});

it('builds one chunk for pages with the same islands, in each language', () => {
  const chunks = LANGUAGES.map((language) => build(`(${language})`, 'Tabs', 'EventOver'));
  // English is the first language.
  expect(build('(en)', 'EventOver', 'Tabs')).toEqual(chunks[0]);
  expect(new Set(chunks.map(([shared]) => shared)).size).toBe(1);
  expect(new Set(chunks.map(([, page]) => page?.file)).size).toBe(LANGUAGES.length);
});

it('an island that is not in components/ ends the build', () => {
  const message = 'its island Missing was not found in components/';
  expect(() => build('(en)', 'Missing')).toThrow(message);
});
