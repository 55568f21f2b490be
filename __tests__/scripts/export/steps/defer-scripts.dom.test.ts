import { deferScripts } from '@/scripts/export/steps/defer-scripts';
import {
  createRscPayload,
  createExportedDocument,
  ISLAND,
} from '../../../support/exported-document';
import { makeContext, makePage } from '../../../support/pipeline-page';

/*
 * The documents of this version of Next.js are tested in __tests__/built/deferred.test.ts. Here are documents and
 * payloads that another version could write.
 */

const defer = (html: string, basePath = '') =>
  deferScripts.transform(makePage(html), makeContext({ basePath }));

const CHUNK = expect.stringMatching(/^\/_next\/static\/chunks\/[\da-f]{16}\.js$/) as string;

it('joins the pieces of the RSC payload, and removes them from the document', () => {
  // With what looks like the end of a script, and like a pattern of a replacement.
  const text = createRscPayload([ISLAND, '</script>$$& é']);
  const half = text.indexOf('$$&') + 1;
  const { html, payload } = defer(
    createExportedDocument({ payload: [text.slice(0, half), text.slice(half)] }),
  );
  expect(payload?.text).toBe('[["$","Tabs",null,{"label":"News"}],"</script>$$& é"]');
  expect(html).not.toContain('__next_f.push');
});

it('removes the mark of streamed metadata from the main element', () => {
  expect(defer(createExportedDocument()).html).toContain('<h1>About</h1></main>');
});

it.each(['', '/council'])(
  'puts the address of the payload into the template, below "%s"',
  (basePath) => {
    const { html, payload } = defer(createExportedDocument(), basePath);
    expect(payload?.file).toMatch(/^_next\/static\/payloads\/[\da-f]{16}\.txt$/);
    expect(html).toContain(`<template id="start" data-payload="${basePath}/${payload?.file}">`);
  },
);

it('names the file of the payload after its content alone', () => {
  const { payload } = defer(createExportedDocument());
  expect(defer(createExportedDocument({ scripts: ['/other.js'] }), '/council').payload).toEqual(
    payload,
  );
  const other = createRscPayload([ISLAND, 'more']);
  expect(defer(createExportedDocument({ payload: [other] })).payload?.file).not.toBe(payload?.file);
});

/** A published document, and its template. */
function parsePublished(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const template = page.querySelector('template');
  if (!template) throw new Error('no template');
  return { page, template };
}

const getSources = (node: ParentNode) =>
  [...node.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));

const SCRIPT = '<script src="/_next/static/chunks/a.js" async=""></script>';

it.each([
  ['a script', SCRIPT, '<script async="" src="/_next/static/chunks/a.js"></script>'],
  [
    'a script',
    SCRIPT,
    '<script src="/_next/static/chunks/a.js" fetchpriority="low" async></script>',
  ],
  ['a script', SCRIPT, "<script data-x='>' async='' src='/_next/static/chunks/a.js'></script>"],
  ['a preload', '<link rel="preload" as="script"', '<link as="script" data-x="" rel="preload"'],
  ['a preload', '<link rel="preload" as="script"', '<link rel="modulepreload"'],
  ['the manifest', '<link rel="manifest" href=', '<link crossorigin="" rel="manifest" href='],
  ['data', '" as="fetch" crossorigin=""', '" fetchpriority="low" as="fetch"'],
  ['the bootstrap script', '<script id="_R_">', '<script data-x="" id="_R_">'],
  ['a piece of the payload', '\\n"])</script>', '\\n"]);</script>'],
  ['a piece of the payload', '<script>self.__next_f', '<script data-x="">self.__next_f'],
])('finds %s in another notation: %s as %s', (_, from, to) => {
  const document = createExportedDocument().replace(from, to);
  expect(document).toContain(to);
  const { page, template } = parsePublished(defer(document).html);
  expect(getSources(template.content)).toEqual([CHUNK, CHUNK]);
  expect(getSources(page)).toEqual([]);
  expect(page.querySelectorAll('[rel*=preload], [rel=manifest], #_R_')).toHaveLength(0);
  expect(template.content.querySelectorAll('link')).toHaveLength(2);
  expect(page.documentElement.outerHTML).not.toContain('__next_f.push');
});

/** The document with a part replaced, which must be there. */
function replace(from: string | RegExp, to: string, document = createExportedDocument()): string {
  if (document.search(from) === -1) throw new Error(`not found: ${String(from)}`);
  return document.replace(from, to);
}

const pushed = (piece: unknown) =>
  replace('</body>', `<script>self.__next_f.push(${JSON.stringify(piece)})</script></body>`);

it.each([
  ['no RSC payload found', createExportedDocument({ payload: [] })],
  ['no RSC payload found', createExportedDocument().replaceAll('__next_f', '__next_g')],
  ['no main element found', createExportedDocument({ payload: ['0:"tree"\n'] })],
  ['no async script found', createExportedDocument({ scripts: [] })],
  ['its main element has a Suspense boundary', replace('<h1>', '<!--$--><h1>')],
  ['its bootstrap script was not found', replace(' id="_R_"', '')],
  ['would run at once (/_next/static/chunks/b.js)', replace(/(?<=b.js" )async/, 'defer')],
  [
    'would run at once (/_next/static/chunks/a.js)',
    replace(/(?<=a.js" )async=""/, 'type="module"'),
  ],
  [
    'would run at once (self.__next_r="a")',
    replace('</head>', '<script>self.__next_r="a"</script>'),
  ],
  ['its style sheet does not stand in it', replace(/<style.*<\/style>/, '<link rel="stylesheet">')],
  ...[[2, 'form state'], [3, 'bytes'], [1, 1], []].map((piece) => [
    'a piece of its RSC payload is no text',
    pushed(piece),
  ]),
])('ends the build if a document is not as expected: %s', (message, document = '') => {
  expect(() => defer(document)).toThrow(message);
});

it('a page without an island has neither chunks nor a payload', () => {
  const text = createRscPayload(['$', 'p', null, {}]);
  const { html, payload, chunks } = defer(createExportedDocument({ payload: [text] }));
  expect([payload, chunks]).toEqual([undefined, undefined]);
  const { page, template } = parsePublished(html);
  expect([...getSources(page), ...getSources(template.content)]).toEqual([]);
  expect(template.getAttributeNames()).toEqual(['id']);
  expect(template.content.lastElementChild?.textContent).toContain('Root element not found');
});
