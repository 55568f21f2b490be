import { getSpeculationRules } from '@/scripts/export/speculation-rules';
import { readSettings } from '@/lib/urls/settings.mjs';
import { findElements } from '@/scripts/export/html';

it.each(['', '/council'])(
  'below "%s", pages are prerendered at a sign of intent, files are not',
  (basePath) => {
    const pages = { href_matches: `${basePath}/*` };
    const where = { and: [pages, { not: { href_matches: `${basePath}/*.*` } }] };
    const html = getSpeculationRules(readSettings({ BASE_PATH: basePath }));
    const rules = findElements(html, 'script').map(({ attributes, content }) => [
      Object.fromEntries(attributes),
      JSON.parse(content.text) as object,
    ]);
    // Neither "eager" nor "immediate", which load what nobody asked for.
    expect(rules).toEqual([
      [
        { type: 'speculationrules', 'data-intent': 'hover' },
        { prerender: [{ where, eagerness: 'moderate' }] },
      ],
      [
        { type: 'speculationrules', 'data-intent': 'press' },
        { prerender: [{ where, eagerness: 'conservative' }] },
      ],
    ]);
  },
);
