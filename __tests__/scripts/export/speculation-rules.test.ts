import { getSpeculationRules } from '@/scripts/export/speculation-rules';
import { makeSettings } from '../../support/pipeline-page';
import { findElements } from '@/scripts/export/html';

it.each(['', '/council'])(
  'below "%s", pages are prerendered at a sign of intent, files are not',
  (basePath) => {
    const pages = { href_matches: `${basePath}/*` };
    const where = { and: [pages, { not: { href_matches: `${basePath}/*.*` } }] };
    const scripts = findElements(getSpeculationRules(makeSettings({ basePath })), 'script');
    const rules = scripts.map(({ attributes, content }) => [
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
