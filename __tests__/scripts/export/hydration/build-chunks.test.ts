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
  const [shared, page] = build('(en)', 'Tabs', 'OverlayLink');
  expect(build('(en)', 'OverlayLink', 'Tabs')).toEqual([shared, page]);
  const [sharedInHindi, pageInHindi] = build('(hi)', 'Tabs', 'OverlayLink');
  expect(sharedInHindi).toBe(shared);
  expect(pageInHindi?.file).not.toBe(page?.file);
});

it('an island that is not in components/ ends the build', () => {
  const message = 'its island Missing was not found in components/';
  expect(() => build('(en)', 'Missing')).toThrow(message);
});
