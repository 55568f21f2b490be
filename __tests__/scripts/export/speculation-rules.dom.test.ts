import { getSpeculationRules } from '@/scripts/export/speculation-rules';

const settings = {
  siteUrl: 'https://scse.example',
  basePath: '',
  assetsHost: '',
  keepsPages: true,
};

/** The rules as a browser reads them, by the intent that they wait for. */
function rulesOf(basePath: string): Record<string, unknown> {
  const holder = document.createElement('div');
  holder.innerHTML = getSpeculationRules({ ...settings, basePath });
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
  'below "%s": pages are made ready once a visitor seems about to go there, files are not',
  (...row) => {
    const [basePath, pages, files] = row;
    const where = { and: [{ href_matches: pages }, { not: { href_matches: files } }] };
    // Neither "eager" nor "immediate", which fetch what nobody asked for.
    expect(rulesOf(basePath)).toEqual({
      hover: { prerender: [{ where, eagerness: 'moderate' }] },
      press: { prerender: [{ where, eagerness: 'conservative' }] },
    });
  },
);
