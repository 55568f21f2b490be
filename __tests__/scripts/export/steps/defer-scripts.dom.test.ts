import { deferScripts } from '@/scripts/export/steps/defer-scripts';
import {
  createRscPayload,
  createExportedDocument,
  ISLAND,
} from '../../../support/exported-document';
import { runStep } from '../../../support/run-step';

/*
 * The documents of this version of Next.js are tested in __tests__/built/pages.test.ts. Here are documents and
 * payloads that another version could write.
 */

const exported = createExportedDocument();

const defer = (html: string, basePath = '') => runStep(deferScripts, html, { basePath });

it('joins the pieces of the RSC payload', () => {
  // With what looks like the end of a script, and like a pattern of a replacement.
  const text = createRscPayload([ISLAND, '</script>$$& é']);
  const half = text.indexOf('$$&') + 1;
  const document = createExportedDocument({ payload: [text.slice(0, half), text.slice(half)] });
  const { payload } = defer(document);
  expect(payload?.text).toBe('[["$","Tabs",null,{"label":"News"}],"</script>$$& é"]');
});

it('names the file of the payload after its content alone', () => {
  const { payload } = defer(exported);
  expect(payload?.file).toMatch(/^_next\/static\/payloads\/[\da-f]{16}\.txt$/);
  const { html, ...other } = defer(createExportedDocument({ scripts: ['/other.js'] }), '/council');
  expect(other.payload).toEqual(payload);
  expect(html).toContain(`<template id="start" data-payload="/council/${payload?.file}">`);
  const more = createExportedDocument({ payload: [createRscPayload([ISLAND, 'more'])] });
  expect(defer(more).payload?.file).not.toBe(payload?.file);
});

/** The document with a part replaced, which must be there. */
function replace(from: string | RegExp, to: string): string {
  const replaced = exported.replace(from, to);
  if (replaced === exported && to !== '') throw new Error(`not found: ${String(from)}`);
  return replaced;
}

it.each([
  ['as this version writes them', /^/, ''],
  ['with a preload of a module', '<link rel="preload" as="script"', '<link rel="modulepreload"'],
  ['with another attribute of data', '" as="fetch"', '" fetchpriority="low" as="fetch"'],
  ['with another attribute of a piece', '<script>self.__next', '<script data-x="">self.__next'],
  ['with another end of a piece', '\\n"])</script>', '\\n"]);</script>'],
])('takes scripts, data and the mark of streamed metadata out: %s', (_, from, to) => {
  const page = new DOMParser().parseFromString(defer(replace(from, to)).html, 'text/html');
  const held = page.querySelector('template')?.content ?? page;
  const sources = [...held.querySelectorAll('script[src]')].map((script) =>
    script.getAttribute('src'),
  );
  const chunk = expect.stringMatching(/^\/_next\/static\/chunks\/[\da-f]{16}\.js$/) as string;
  expect(sources).toEqual([chunk, chunk]);
  expect(held.querySelectorAll('link')).toHaveLength(2);
  expect(page.querySelectorAll('[src], [rel*=preload], [rel=manifest], #_R_')).toHaveLength(0);
  expect(page.documentElement.outerHTML).not.toContain('__next_f.push');
  expect(page.querySelector('main')?.innerHTML).toBe('<h1>About</h1>');
});

const pushed = (piece: unknown) =>
  replace('</body>', `<script>self.__next_f.push(${JSON.stringify(piece)})</script></body>`);

it.each([
  ['no RSC payload found', createExportedDocument({ payload: [] })],
  ['no RSC payload found', exported.replaceAll('__next_f', '__next_g')],
  ['no main element found', createExportedDocument({ payload: ['0:"tree"\n'] })],
  ['no async script found', createExportedDocument({ scripts: [] })],
  ['its main element has a Suspense boundary', replace('<h1>', '<!--$--><h1>')],
  ['its bootstrap script was not found', replace(' id="_R_"', '')],
  ['would run at once (/_next/static/chunks/b.js)', replace(/(?<=b.js" )async/, 'defer')],
  ['would run at once (self.__next_r=1)', replace('</head>', '<script>self.__next_r=1</script>')],
  ['its style sheet does not stand in it', replace(/<style.*<\/style>/, '<link rel="stylesheet">')],
  ...[[2, 'form state'], [1, 1], []].map((piece) => [
    'a piece of its RSC payload is no text',
    pushed(piece),
  ]),
])('ends the build if a document is not as expected: %s', (message, document = '') => {
  expect(() => defer(document)).toThrow(message);
});
