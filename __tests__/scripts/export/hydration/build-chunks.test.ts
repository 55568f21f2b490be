import { readSettings } from '@/lib/urls/settings.mjs';
import { buildChunks } from '@/scripts/export/hydration/build-chunks';

const settings = readSettings({ BASE_PATH: '/council' });

it('puts React into the chunk of all pages, and the islands of a page into another', () => {
  const [shared, page] = buildChunks(new Set(['Tabs']), '(en)', settings);
  expect(shared?.text).toMatch(/hydrateRoot[^]*hydratePage=/);
  expect(page?.text).toMatch(/globalThis\.runPageChunk=/);
  expect(page?.text).toContain('tablist');
  expect(page?.text.length).toBeLessThan(10_000);
  expect(page?.candidates).toContain('tablist');
});

it('lets browsers compile both while they arrive', () => {
  const chunks = buildChunks(new Set(['Tabs']), '(en)', settings);
  for (const { text } of chunks) expect(text).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

it('builds one chunk for pages with the same islands, in each language', () => {
  const build = (language: string, ...names: string[]) =>
    buildChunks(new Set(names), language, settings);
  const first = build('(en)', 'Tabs', 'OverlayLink');
  expect(build('(en)', 'OverlayLink', 'Tabs')).toEqual(first);
  const hindi = build('(hi)', 'Tabs', 'OverlayLink');
  expect(hindi[0]).toBe(first[0]);
  expect(hindi[1]?.file).not.toBe(first[1]?.file);
});

it('an island that is not in components/ ends the build', () => {
  expect(() => buildChunks(new Set(['Missing']), '(en)', settings)).toThrow(
    'its island Missing was not found in components/',
  );
});
