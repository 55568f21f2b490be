import { deferScripts } from '@/scripts/export/steps/defer-scripts';
import { exportedDocument, ISLAND, longText } from '../../../support/exported-document';
import { makeContext, makePage } from '../../../support/pipeline-page';

/*
 * The documents of this version of Next.js are tested in __tests__/built/deferred.test.ts. Here are documents and
 * payloads that another version could write.
 */

const defer = (html: string, basePath = '') =>
  deferScripts.transform(makePage(html), makeContext({ basePath }));

const deferPayload = (...payload: string[]) => defer(exportedDocument({ payload })).payload;

it('joins the pieces of the payload, and removes them from the document', () => {
  // With what looks like the end of a script, and like a pattern of a replacement.
  const text = `${ISLAND}1:"<b>"\n2:["$","p",null,{"children":"[a])</script>"}]\n`;
  const document = exportedDocument({ css: '', payload: [text, '3:"$&', ' é"\n'] });
  const { html, payload } = defer(document);
  expect(payload?.text).toBe(`${text}3:"$& é"\n`);
  expect(html).not.toContain('__next_f.push');
});

it('removes the style sheet from the payload, with its length in bytes', () => {
  const css = 'p::before{content:"—"}';
  const row = longText('2', css);
  const document = exportedDocument({ css, payload: [`${ISLAND}${row}3:"a"\n${row}`] });
  expect(defer(document).payload?.text).toBe(`c:T0,${ISLAND}2:T0,3:"a"\n2:T0,`);
});

it('keeps a short style sheet that is part of another row', () => {
  const css = 'p::before{content:"a"}';
  const text = `${ISLAND}2:${JSON.stringify([css])}\n`;
  const document = exportedDocument({ css, payload: [text] });
  expect(defer(document.replace(/c:T.*?}"\]\)/, '"])')).payload?.text).toBe(text);
});

it('keeps a text that only looks like a row', () => {
  const text = `${ISLAND}2:["$","p",null,{"children":"Ratio:T1,p"}]\n`;
  expect(deferPayload(text)?.text).toBe(`c:T0,${text}`);
});

it.each(['', '/council'])(
  'puts the address of the payload into the template, below "%s"',
  (basePath) => {
    const { html, payload } = defer(exportedDocument(), basePath);
    expect(payload?.file).toMatch(/^_next\/static\/payloads\/[\da-f]{16}\.txt$/);
    expect(html).toContain(`<template id="start" data-payload="${basePath}/${payload?.file}">`);
  },
);

it('names the file of the payload after its content alone', () => {
  const payload = deferPayload(ISLAND, '0:"tree"\n');
  const parts = { scripts: ['/other.js'], payload: [ISLAND, '0:"tr', 'ee"\n'] };
  expect(defer(exportedDocument(parts), '/council').payload).toEqual(payload);
  expect(deferPayload(ISLAND, '0:"other"\n')?.file).not.toBe(payload?.file);
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
  const document = exportedDocument().replace(from, to);
  expect(document).toContain(to);
  const { page, template } = parsePublished(defer(document).html);
  expect(getSources(template.content)).toEqual([
    '/_next/static/chunks/a.js',
    '/_next/static/chunks/b.js',
  ]);
  expect(getSources(page)).toEqual([]);
  expect(page.querySelectorAll('[rel*=preload], [rel=manifest], #_R_')).toHaveLength(0);
  expect(template.content.querySelectorAll('link')).toHaveLength(2);
  expect(template.content.lastElementChild?.textContent).toBe('boot()');
  expect(page.documentElement.outerHTML).not.toContain('__next_f.push');
});

/** The document with a part replaced, which must be there. */
function replace(from: string | RegExp, to: string, document = exportedDocument()): string {
  if (document.search(from) === -1) throw new Error(`not found: ${String(from)}`);
  return document.replace(from, to);
}

const withLongSheet = exportedDocument({ css: 'p{margin:0}'.repeat(100) });
const pushed = (piece: unknown) =>
  replace('</body>', `<script>self.__next_f.push(${JSON.stringify(piece)})</script></body>`);

it.each([
  ['no RSC payload found', exportedDocument({ payload: [] })],
  ['no RSC payload found', exportedDocument().replaceAll('__next_f', '__next_g')],
  ['its RSC payload names no client component', exportedDocument({ payload: ['0:"tree"\n'] })],
  ['no async script found', exportedDocument({ scripts: [] })],
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
  ['a style sheet of it was not found', replace(':T44c,', ':t44c,', withLongSheet)],
  ['a style sheet of it was not found', replace(':T44c,', ':', withLongSheet)],
  ['a style sheet of it was not found', replace('c:Tb,p', 'c:Tb,q')],
  ['a row of its RSC payload has no end', replace('c:Tb,', 'c:Tffff,')],
  ['a row of its RSC payload has no id', replace('c:Tb,', 'c:Ta,')],
  ...[[2, 'form state'], [3, 'bytes'], [1, 1], []].map((piece) => [
    'a piece of its RSC payload is no text',
    pushed(piece),
  ]),
])('ends the build if a document is not as expected: %s', (message, document = '') => {
  expect(() => defer(document)).toThrow(message);
});

describe('a page without an island', () => {
  /** The payload of a page with what Next.js and the site add to each page, and with more components. */
  const createPayload = (...names: string[]) =>
    ['default', '$e', 'NavLink', 'LanguageSwitch', 'ReplayEvents', ...names]
      .map((name, index) => `${index}:I[${index},["/a.js"],"${name}"]\n`)
      .join('') + 'e:"ViewportBoundary"\nf:"Island"\n';

  it('has neither a script of Next.js nor a payload', () => {
    const { html, payload } = defer(exportedDocument({ payload: [createPayload()] }));
    expect(payload).toBeUndefined();
    const { page, template } = parsePublished(html);
    expect([...getSources(page), ...getSources(template.content)]).toEqual([]);
    expect(template.getAttributeNames()).toEqual(['id']);
    expect(template.content.lastElementChild?.textContent).toContain('Root element not found');
  });

  it.each(['Slideshow', '$f', 'ClientPageRoot'])('does not contain %s', (name) => {
    expect(deferPayload(createPayload(name))).toBeDefined();
  });
});
