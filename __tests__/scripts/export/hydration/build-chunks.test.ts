import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { readSettings } from '@/lib/urls/settings.mjs';
import { buildChunks, findIslandModules } from '@/scripts/export/hydration/build-chunks';
import { createTestFolder } from '../../../support/test-folder';

const settings = readSettings({ BASE_PATH: '/council' });
const build = (language: Language, ...names: string[]) =>
  buildChunks(new Set(names), language, settings);

it('builds one chunk for all pages, and one for pages with the same islands, in each language', () => {
  const chunks = LANGUAGES.map((language) => build(language, 'Tabs', 'EventOver'));
  expect(build('en', 'EventOver', 'Tabs')).toEqual(chunks[0]);
  expect(new Set(chunks.map(([shared]) => shared)).size).toBe(1);
  expect(new Set(chunks.map(([, page]) => page?.file)).size).toBe(LANGUAGES.length);
  expect(build('en', 'Tabs')[1]?.candidates).toContain('tablist');
});

it("leaves the server's half of islands out of the chunk of a page", () => {
  expect(build('en', 'Tabs')[1]?.text).not.toContain('page-slot');
});

it('an island that is not in components/ ends the build', () => {
  expect(() => build('en', 'Missing')).toThrow("export const Missing = island('Missing'");
});

describe('the names of islands', () => {
  const { at, write } = createTestFolder();
  it.each([
    ['b.tsx: a.tsx has an island Tabs too', "export const Tabs = island('Tabs', View);"],
    ['the island Tab is named Tabs', "export const Tabs = island('Tab', View);"],
  ])('%s', (message, line) => {
    write('a.tsx', "export const Tabs = island('Tabs', View);");
    write('b.tsx', line);
    expect(() => findIslandModules(at('.'))).toThrow(message);
  });
});
