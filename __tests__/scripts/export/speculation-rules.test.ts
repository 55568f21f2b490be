import { getSpeculationRules } from '@/scripts/export/speculation-rules';
import { readSettings } from '@/lib/urls/settings.mjs';
import { findElements } from '@/scripts/export/html';

it.each(['', '/council'])('below "%s", pages are prerendered on intent, files are not', (path) => {
  const pages = { href_matches: `${path}/*` };
  const where = { and: [pages, { not: { href_matches: `${path}/*.*` } }] };
  const html = getSpeculationRules(readSettings({ BASE_PATH: path }));
  const rules = findElements(html, 'script').map(({ attributes, content }) => [
    Object.fromEntries(attributes),
    JSON.parse(content.text) as object,
  ]);
  const type = 'speculationrules';
  // Neither "eager" nor "immediate", which load what nobody asked for.
  expect(rules).toEqual([
    [{ type, 'data-intent': 'hover' }, { prerender: [{ where, eagerness: 'moderate' }] }],
    [{ type, 'data-intent': 'press' }, { prerender: [{ where, eagerness: 'conservative' }] }],
  ]);
});
