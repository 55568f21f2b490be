import { speculationRules } from '@/scripts/build/documents/speculation';

const settings = { siteUrl: 'https://scse.example', basePath: '', assetsHost: '' };

/** The rules as a browser reads them. */
function rulesOf(basePath: string): unknown {
  const holder = document.createElement('div');
  holder.innerHTML = speculationRules({ ...settings, basePath });
  const [script, ...others] = holder.children;
  expect(others).toEqual([]);
  expect(script?.getAttribute('type')).toBe('speculationrules');
  return JSON.parse(script?.textContent ?? '');
}

it.each([
  ['', '/*', '/*.*'],
  ['/council', '/council/*', '/council/*.*'],
])(
  'below "%s": pages are fetched once a visitor seems about to go there, files are not',
  (...row) => {
    const [basePath, pages, files] = row;
    expect(rulesOf(basePath)).toEqual({
      prefetch: [
        {
          where: { and: [{ href_matches: pages }, { not: { href_matches: files } }] },
          // Neither "eager" nor "immediate", which fetch what nobody asked for.
          eagerness: 'moderate',
        },
      ],
    });
  },
);
