import { readSettings } from '@/lib/urls/settings.mjs';
import { replaceNextScripts } from '@/scripts/export/documents/replace-next-scripts';
import { formatHtml, parseHtml } from '@/scripts/export/html';
import { createExportedDocument } from '../../../support/exported-document';

/*
 * The documents of this version of Next.js are tested in __tests__/built/pages.test.ts. Here are documents that another
 * version could write.
 */

const exported = createExportedDocument();
const modules = ['page', 'react'].map((name) => ({
  file: `_next/static/chunks/${name}.js`,
  text: '',
}));

/** Takes the scripts out of a document, and returns it with the content of its template. */
function defer(html: string, basePath = '/council') {
  const settings = readSettings({ BASE_PATH: basePath });
  const tree = parseHtml(html);
  replaceNextScripts('about.html', tree, modules, settings);
  const page = new DOMParser().parseFromString(formatHtml(tree), 'text/html');
  return { page, held: page.querySelector('template')?.content ?? page };
}

it.each([
  ['as this version writes them', /^/, ''],
  ['with a preload of a module', '<link rel="preload" as="script"', '<link rel="modulepreload"'],
  ['with another attribute of data', '" as="fetch"', '" fetchpriority="low" as="fetch"'],
  ['with any other script', '</head>', '<script>self.__next_r=1</script></head>'],
  ['with its own elements before the title', '<title>', '<meta name="robots"/><title>'],
])('All scripts and data are taken out: %s', (_, from, to) => {
  const { page, held } = defer(exported.replace(from, to));
  const scripts = [...held.querySelectorAll('script[src]')];
  expect(scripts.map((one) => one.getAttribute('src'))).toEqual([
    '/council/_next/static/chunks/page.js',
    '/council/_next/again/page.js',
  ]);
  expect(held.querySelectorAll('link')).toHaveLength(3);
  expect(held.querySelector('[href="/council/_next/static/chunks/react.js"]')).not.toBeNull();
  expect(page.querySelectorAll('[src], [rel*=preload], [rel=manifest], #_R_')).toHaveLength(0);
  expect(page.documentElement.outerHTML).not.toMatch(/__next|data-props/);
  expect(page.querySelector('[name=robots] ~ title')).toBeNull();
});

it.each(['', '/council'])('below "%s", pages are prerendered on intent, files are not', (path) => {
  const pages = { href_matches: `${path}/*` };
  const where = { and: [pages, { not: { href_matches: `${path}/*.*` } }] };
  const scripts = defer(exported, path).held.querySelectorAll<HTMLScriptElement>(
    '[type=speculationrules]',
  );
  const rules = [...scripts].map(({ dataset, text }) => [dataset.intent, JSON.parse(text)]);
  // Neither "eager" nor "immediate", which load what nobody asked for.
  expect(rules).toEqual([
    ['hover', { prerender: [{ where, eagerness: 'moderate' }] }],
    ['press', { prerender: [{ where, eagerness: 'conservative' }] }],
  ]);
});
