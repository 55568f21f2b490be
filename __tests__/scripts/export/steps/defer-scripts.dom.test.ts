import { deferScripts } from '@/scripts/export/steps/defer-scripts';
import { createExportedDocument } from '../../../support/exported-document';
import { runStep } from '../../../support/run-step';

/*
 * The documents of this version of Next.js are tested in __tests__/built/pages.test.ts. Here are documents that another
 * version could write.
 */

const exported = createExportedDocument();
const modules = ['page', 'react'].map((name) => ({
  file: `_next/static/chunks/${name}.js`,
  text: '',
  candidates: new Set<string>(),
}));

const defer = (html: string) => runStep(deferScripts, html, { basePath: '/council', modules }).html;

it.each([
  ['as this version writes them', /^/, ''],
  ['with a preload of a module', '<link rel="preload" as="script"', '<link rel="modulepreload"'],
  ['with another attribute of data', '" as="fetch"', '" fetchpriority="low" as="fetch"'],
  ['with any other script', '</head>', '<script>self.__next_r=1</script></head>'],
])('All scripts and data are taken out: %s', (_, from, to) => {
  const page = new DOMParser().parseFromString(defer(exported.replace(from, to)), 'text/html');
  const held = page.querySelector('template')?.content ?? page;
  const scripts = [...held.querySelectorAll('script[src]')];
  const address = '/council/_next/static/chunks/page.js';
  expect(scripts.map((one) => one.getAttribute('src'))).toEqual([address, `${address}?again`]);
  expect(held.querySelectorAll('link')).toHaveLength(3);
  expect(held.querySelector('[href="/council/_next/static/chunks/react.js"]')).not.toBeNull();
  expect(page.querySelectorAll('[src], [rel*=preload], [rel=manifest], #_R_')).toHaveLength(0);
  expect(page.documentElement.outerHTML).not.toMatch(/__next|data-props/);
});
