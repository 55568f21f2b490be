import { getSpeculationRules } from '@/scripts/export/speculation-rules';
import { makeSettings } from '../../support/pipeline-page';

/** The rules as a browser parses them, by the intent that they wait for. */
function parseRules(basePath: string): Record<string, unknown> {
  const holder = document.createElement('div');
  holder.innerHTML = getSpeculationRules(makeSettings({ basePath }));
  return Object.fromEntries(
    [...holder.children].map((script) => {
      expect(script.getAttribute('type')).toBe('speculationrules');
      return [script.getAttribute('data-intent'), JSON.parse(script.textContent)];
    }),
  );
}

it.each([
  ['', '/*', '/*.*'],
  ['/council', '/council/*', '/council/*.*'],
])(
  'below "%s", pages are prerendered at a sign of intent, files are not',
  (basePath, pages, files) => {
    const where = { and: [{ href_matches: pages }, { not: { href_matches: files } }] };
    // Neither "eager" nor "immediate", which load what nobody asked for.
    expect(parseRules(basePath)).toEqual({
      hover: { prerender: [{ where, eagerness: 'moderate' }] },
      press: { prerender: [{ where, eagerness: 'conservative' }] },
    });
  },
);
