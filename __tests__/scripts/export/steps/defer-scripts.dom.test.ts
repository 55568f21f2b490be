import { deferScripts } from '@/scripts/export/steps/defer-scripts';
import { createExportedDocument, ISLAND } from '../../../support/exported-document';
import { runStep } from '../../../support/run-step';

/*
 * The documents of this version of Next.js are tested in __tests__/built/pages.test.ts. Here are documents that another
 * version could write.
 */

const exported = createExportedDocument();

const defer = (html: string, basePath = '') => runStep(deferScripts, html, { basePath });

it('names the file of the payload after its content alone', () => {
  const { payload } = defer(exported);
  expect(payload?.text).toBe('[["Tabs",{"label":"News"}]]');
  expect(payload?.file).toMatch(/^_next\/static\/payloads\/[\da-f]{16}\.txt$/);
  const { html, ...other } = defer(createExportedDocument({ scripts: ['/other.js'] }), '/council');
  expect(other.payload).toEqual(payload);
  expect(html).toContain(`<template id="start" data-payload="/council/${payload?.file}">`);
  const more = createExportedDocument({ main: ISLAND.replace('News', 'Events') });
  expect(defer(more).payload?.file).not.toBe(payload?.file);
});

it.each([
  ['as this version writes them', /^/, ''],
  ['with a preload of a module', '<link rel="preload" as="script"', '<link rel="modulepreload"'],
  ['with another attribute of data', '" as="fetch"', '" fetchpriority="low" as="fetch"'],
  ['with any other script', '</head>', '<script>self.__next_r=1</script></head>'],
])('takes all scripts and data out: %s', (_, from, to) => {
  const page = new DOMParser().parseFromString(defer(exported.replace(from, to)).html, 'text/html');
  const held = page.querySelector('template')?.content ?? page;
  const sources = [...held.querySelectorAll('script[src]')].map((script) =>
    script.getAttribute('src'),
  );
  const chunk = expect.stringMatching(/^\/_next\/static\/chunks\/[\da-f]{16}\.js$/) as string;
  expect(sources).toEqual([chunk, chunk]);
  expect(held.querySelectorAll('link')).toHaveLength(2);
  expect(page.querySelectorAll('[src], [rel*=preload], [rel=manifest], #_R_')).toHaveLength(0);
  expect(page.documentElement.outerHTML).not.toContain('__next');
});

it.each([
  ['a part of it is not in its place', exported.replace('<h1>', '<template id="B:0"></template>')],
  [
    'its style sheet is not inlined',
    exported.replace(/<style.*<\/style>/, '<link rel="stylesheet">'),
  ],
])('reports a document that is not as expected: %s', (message, document) => {
  expect(() => defer(document)).toThrow(message);
});
