import { deferScripts } from '@/scripts/export/steps/defer-scripts';
import { exportedDocument, ISLAND, longText } from '../../../support/exported-document';
import { makeContext, makePage } from '../../../support/pipeline-page';

/*
 * What becomes of the documents that Next.js writes is asked of those: __tests__/built/deferred.test.ts. Here are
 * payloads that they do not have yet.
 */

const defer = (html: string, basePath = '') =>
  deferScripts.transform(makePage(html), makeContext({ basePath }));

it('the pieces of the payload are joined, and none is left in the document', () => {
  // With what could be taken for the end of a piece, and for a pattern of a replacement.
  const text = ISLAND + '1:"<b>"\n2:["$","p",null,{"children":"[a])</script>"}]\n';
  const document = exportedDocument({
    css: '',
    pieces: [
      [1, text],
      [1, '3:"$&'],
      [1, ' é"\n'],
    ],
  });
  const { html, payload } = defer(document);
  expect(payload?.text).toBe(`${text}3:"$& é"\n`);
  expect(html).not.toContain('__next_f.push');
});

it('the style sheet is left out of the payload wherever it stands, its length with it', () => {
  // Its length counts bytes: the dash has three.
  const css = 'p::before{content:"—"}';
  const row = longText('2', css);
  const { payload } = defer(
    exportedDocument({ css, pieces: [[1, `${ISLAND}${row}3:"a"\n${row}`]] }),
  );
  expect(payload?.text).toBe(`c:T0,${ISLAND}2:T0,3:"a"\n2:T0,`);
});

it.each(['', '/council'])('the template says where the payload lies, below "%s"', (basePath) => {
  const { html, payload } = defer(exportedDocument(), basePath);
  expect(payload?.file).toMatch(/^_next\/static\/payloads\/[\da-f]{16}\.txt$/);
  expect(html).toContain(`<template id="start" data-payload="${basePath}/${payload?.file}">`);
});

it('the file of a payload is named after what it holds', () => {
  const { payload } = defer(exportedDocument());
  const elsewhere = exportedDocument({
    scripts: ['/other.js'],
    pieces: [
      [1, ISLAND],
      [1, '0:"tr'],
      [1, 'ee"\n'],
    ],
  });
  expect(defer(elsewhere, '/council').payload).toEqual(payload);
  const other = exportedDocument({ pieces: [[1, `${ISLAND}0:"other"\n`]] });
  expect(defer(other).payload?.file).not.toBe(payload?.file);
});

/** A published document, and the template that holds back what it does not need to be painted. */
function openDeferred(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const template = page.querySelector('template');
  if (!template) throw new Error('no template');
  return { page, template };
}

const sourcesIn = (node: ParentNode) =>
  [...node.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));

/** A style sheet that is long enough to have a row of its own. */
const LONG = 'p{margin:0}'.repeat(100);

const first = '<script src="/_next/static/chunks/a.js" async=""></script>';

it.each([
  ['a script', first, '<script async="" src="/_next/static/chunks/a.js"></script>'],
  [
    'a script',
    first,
    '<script src="/_next/static/chunks/a.js" fetchpriority="low" async></script>',
  ],
  ['a script', first, "<script data-x='>' async='' src='/_next/static/chunks/a.js'></script>"],
  ['a preload', '<link rel="preload" as="script"', '<link as="script" data-x="" rel="preload"'],
  ['a preload', '<link rel="preload" as="script"', '<link rel="modulepreload"'],
  ['the manifest', '<link rel="manifest" href=', '<link crossorigin="" rel="manifest" href='],
  ['data', '" as="fetch" crossorigin=""', '" fetchpriority="low" as="fetch"'],
  ['the bootstrap script', '<script id="_R_">', '<script data-x="" id="_R_">'],
  ['a piece of the payload', '\\n"])</script>', '\\n"]);</script>'],
  ['a piece of the payload', '<script>self.__next_f', '<script data-x="">self.__next_f'],
])('%s may be written in another way: %s as %s', (_name, from, to) => {
  const document = exportedDocument().replace(from, to);
  expect(document).toContain(to);
  const { page, template } = openDeferred(defer(document).html);
  expect(sourcesIn(template.content)).toEqual([
    '/_next/static/chunks/a.js',
    '/_next/static/chunks/b.js',
  ]);
  expect(sourcesIn(page)).toEqual([]);
  expect(page.querySelectorAll('[rel*=preload], [rel=manifest], #_R_')).toHaveLength(0);
  expect(template.content.querySelectorAll('link')).toHaveLength(2);
  expect(template.content.lastElementChild?.textContent).toBe('boot()');
  expect(page.documentElement.outerHTML).not.toContain('__next_f.push');
});

it.each([
  ['no RSC payload found', exportedDocument({ pieces: [] })],
  ['no RSC payload found', exportedDocument().replaceAll('__next_f', '__next_g')],
  ['its RSC payload names no client component', exportedDocument({ pieces: [[1, '0:"tree"\n']] })],
  ['no async script found', exportedDocument({ scripts: [] })],
  ['its bootstrap script was not found', exportedDocument().replace(' id="_R_"', '')],
  [
    'it still holds a script that would run at once (/_next/static/chunks/b.js)',
    exportedDocument().replace('b.js" async=""', 'b.js" defer=""'),
  ],
  [
    'it still holds a script that would run at once (/_next/static/chunks/a.js)',
    exportedDocument().replace('a.js" async=""', 'a.js" type="module"'),
  ],
  [
    'it still holds a script that would run at once (self.__next_r="a")',
    exportedDocument().replace('</head>', '<script>self.__next_r="a"</script></head>'),
  ],
  [
    'its style sheet does not stand in it',
    exportedDocument().replace(/<style.*<\/style>/, '<link rel="stylesheet" href="/a.css"/>'),
  ],
  [
    'a style sheet of it was not found',
    exportedDocument({ css: LONG }).replace(':T44c,', ':t44c,'),
  ],
  ['a style sheet of it was not found', exportedDocument({ css: LONG }).replace(':T44c,', ':')],
  ['a style sheet of it was not found', exportedDocument().replace('c:Tb,p', 'c:Tb,q')],
  ['a row of its RSC payload has no end', exportedDocument().replace('c:Tb,', 'c:Tffff,')],
  ['a row of its RSC payload has no id', exportedDocument().replace('c:Tb,', 'c:Ta,')],
])('a document that Next.js writes otherwise fails: %s', (message, document) => {
  expect(() => defer(document)).toThrow(message);
});

it('a short style sheet may stand in the payload as an ordinary text', () => {
  const css = 'p::before{content:"a"}';
  const document = exportedDocument({
    css,
    pieces: [[1, `${ISLAND}2:${JSON.stringify([css])}\n`]],
  });
  const { payload } = defer(document.replace(/c:T.*?}"\]\)/, '"])'));
  expect(payload?.text).toBe(`${ISLAND}2:${JSON.stringify([css])}\n`);
});

it('a text that only looks like a row stays as it is', () => {
  const text = ISLAND + '2:["$","p",null,{"children":"Ratio:T1,p"}]\n';
  const { payload } = defer(exportedDocument({ css: 'p{}', pieces: [[1, text]] }));
  expect(payload?.text).toBe(`c:T0,${text}`);
});

it.each([
  ['form state', [2, 'state']],
  ['bytes', [3, 'AAAA']],
  ['a piece that is no text', [1, 1]],
  ['a piece of nothing', []],
])('a payload with %s fails, for the start would not know it', (_name, piece) => {
  const document = exportedDocument({ pieces: [[1, '0:"tree"\n'], piece] });
  expect(() => defer(document)).toThrow('a piece of its RSC payload is no text');
});

/** The payload of a page with what Next.js puts around each page and the site has on all of them, and with more. */
const payloadWith = (...names: string[]) =>
  ['default', '$e', 'NavLink', 'LanguageSwitch', 'ReplayEvents', ...names]
    .map((name, place) => `${place}:I[${place},["/a.js"],"${name}"]\n`)
    .join('') + 'e:"ViewportBoundary"\nf:"Island"\n';

describe('a page without an island', () => {
  const publish = (payload: string) => defer(exportedDocument({ pieces: [[1, payload]] }));

  it('has no script of Next.js, and no payload', () => {
    const { html, payload } = publish(payloadWith());
    expect(payload).toBeUndefined();
    const { page, template } = openDeferred(html);
    expect([...sourcesIn(page), ...sourcesIn(template.content)]).toEqual([]);
    expect(template.getAttributeNames()).toEqual(['id']);
    expect(template.content.lastElementChild?.textContent).toContain('Root element not found');
  });

  it.each(['Slideshow', '$f', 'ClientPageRoot'])('is not one with %s', (name) => {
    expect(publish(payloadWith(name)).payload).toBeDefined();
  });
});
