import nextPackage from 'next/package.json';
import { deferScript } from '@/scripts/build/documents/defer-script';
import { naming } from '@/scripts/build/documents/next-output';
import { FaultError } from '@/scripts/content/fault';
import { exportedDocument, longText } from '../../../support/exported-document';

const settings = {
  siteUrl: 'https://scse.example',
  basePath: '',
  assetsHost: '',
  keepsPages: true,
};

/** A published document, and the template that holds back what it does not need to be painted. */
function openDeferred(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const template = page.querySelector('template');
  if (!template) throw new Error('no template');
  return { page, template };
}

const sourcesIn = (node: ParentNode) =>
  [...node.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));

it('scripts wait in the template, but for the one of browsers that would not run them', () => {
  const { page, template } = openDeferred(deferScript(exportedDocument(), settings).html);
  expect(sourcesIn(template.content)).toEqual([
    '/_next/static/chunks/a.js',
    '/_next/static/chunks/b.js',
  ]);
  expect(sourcesIn(page)).toEqual(['/_next/static/chunks/old.js']);
  expect(page.querySelectorAll('link[rel=preload]')).toHaveLength(0);
});

it('the manifest waits there too', () => {
  const { page, template } = openDeferred(deferScript(exportedDocument(), settings).html);
  expect(template.content.querySelectorAll('link[rel=manifest]')).toHaveLength(1);
  expect(page.querySelectorAll('link[rel=manifest]')).toHaveLength(0);
});

it('what is seen stays as it was, with its style sheet', () => {
  const { page } = openDeferred(deferScript(exportedDocument(), settings).html);
  expect(page.querySelector('main')?.outerHTML).toBe('<main><h1>About</h1></main>');
  expect(page.title).toBe('About');
  expect(page.querySelector('style')?.textContent).toBe('p{margin:0}');
});

it('what begins the script waits as well, last of all', () => {
  const { page, template } = openDeferred(deferScript(exportedDocument(), settings).html);
  expect(page.getElementById('_R_')).toBeNull();
  expect(template.content.lastElementChild?.textContent).toBe('boot()');
});

it('what keeps early acts stands in the head, before all that they can be done with', () => {
  const { page } = openDeferred(deferScript(exportedDocument(), settings).html);
  expect(page.head.lastElementChild?.textContent).toContain('earlyActs');
});

it('the inline scripts say nothing to their readers', () => {
  const { page } = openDeferred(deferScript(exportedDocument(), settings).html);
  for (const script of page.querySelectorAll('script:not([src])')) {
    expect(script.textContent).not.toMatch(/\/\*|\n/);
  }
});

it('the pieces of the tree are joined, and none is left in the document', () => {
  // With what could be taken for the end of a piece, and for a pattern of a replacement.
  const text = '1:"<b>"\n2:["$","p",null,{"children":"[a])</script>"}]\n';
  const document = exportedDocument({
    css: '',
    pieces: [
      [1, text],
      [1, '3:"$&'],
      [1, ' é"\n'],
    ],
  });
  const { html, tree } = deferScript(document, settings);
  expect(tree).toBe(`${text}3:"$& é"\n`);
  expect(html).not.toContain('__next_f.push');
});

it('the style sheet is left out of the tree wherever it stands, its length with it', () => {
  // Its length counts bytes: the dash has three.
  const css = 'p::before{content:"—"}';
  const row = longText('2', css);
  const { tree } = deferScript(
    exportedDocument({ css, pieces: [[1, `${row}3:"a"\n${row}`]] }),
    settings,
  );
  expect(tree).toBe('c:T0,2:T0,3:"a"\n2:T0,');
});

it('scripts that have an id wait as well', () => {
  const document = exportedDocument().replace('b.js" async', 'b.js" id="b" async');
  const { template } = openDeferred(deferScript(document, settings).html);
  expect(sourcesIn(template.content)).toContain('/_next/static/chunks/b.js');
});

it.each(['', '/council'])('the template says where the tree lies, below "%s"', (basePath) => {
  const { html, treeFile } = deferScript(exportedDocument(), { ...settings, basePath });
  const { template } = openDeferred(html);
  expect(template.id).toBe('start');
  expect(treeFile).toMatch(/^_next\/static\/trees\/[\da-f]{16}\.txt$/);
  expect(template.dataset.tree).toBe(`${basePath}/${treeFile}`);
});

it('the file of a tree is named after what it holds', () => {
  const { treeFile } = deferScript(exportedDocument(), settings);
  const elsewhere = exportedDocument({
    scripts: ['/other.js'],
    pieces: [
      [1, '0:"tr'],
      [1, 'ee"\n'],
    ],
  });
  expect(deferScript(elsewhere, { ...settings, basePath: '/council' }).treeFile).toBe(treeFile);
  const other = exportedDocument({ pieces: [[1, '0:"other"\n']] });
  expect(deferScript(other, settings).treeFile).not.toBe(treeFile);
});

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
  ['what begins', '<script id="_R_">', '<script data-x="" id="_R_">'],
  ['a piece of the tree', '\\n"])</script>', '\\n"]);</script>'],
  ['a piece of the tree', '<script>self.__next_f', '<script data-x="">self.__next_f'],
])('%s may be written in another way: %s as %s', (_name, from, to) => {
  const document = exportedDocument().replace(from, to);
  expect(document).toContain(to);
  const { page, template } = openDeferred(deferScript(document, settings).html);
  expect(sourcesIn(template.content)).toEqual([
    '/_next/static/chunks/a.js',
    '/_next/static/chunks/b.js',
  ]);
  expect(sourcesIn(page)).toEqual(['/_next/static/chunks/old.js']);
  expect(page.querySelectorAll('[rel*=preload], [rel=manifest], #_R_')).toHaveLength(0);
  expect(template.content.querySelectorAll('link')).toHaveLength(2);
  expect(template.content.lastElementChild?.textContent).toBe('boot()');
  expect(page.documentElement.outerHTML).not.toContain('__next_f.push');
});

it.each([
  ['no RSC payload found', exportedDocument({ pieces: [] })],
  ['no RSC payload found', exportedDocument().replaceAll('__next_f', '__next_g')],
  ['no async script found', exportedDocument({ scripts: [] })],
  ['the script that begins the page was not found', exportedDocument().replace(' id="_R_"', '')],
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
  expect(() => deferScript(document, settings)).toThrow(message);
});

it('a short style sheet may stand in the tree as an ordinary text', () => {
  const css = 'p::before{content:"a"}';
  const document = exportedDocument({ css, pieces: [[1, `1:${JSON.stringify([css])}\n`]] });
  const { tree } = deferScript(document.replace(/c:T.*?}"\]\)/, '"])'), settings);
  expect(tree).toBe(`1:${JSON.stringify([css])}\n`);
});

it('a text that only looks like a row stays as it is', () => {
  const text = '1:["$","p",null,{"children":"Ratio:T1,p"}]\n';
  const { tree } = deferScript(exportedDocument({ css: 'p{}', pieces: [[1, text]] }), settings);
  expect(tree).toBe(`c:T0,${text}`);
});

it.each([
  ['form state', [2, 'state']],
  ['bytes', [3, 'AAAA']],
  ['a piece that is no text', [1, 1]],
  ['a piece of nothing', []],
])('a tree with %s fails, for the start would not know it', (_name, piece) => {
  const document = exportedDocument({ pieces: [[1, '0:"tree"\n'], piece] });
  expect(() => deferScript(document, settings)).toThrow('a piece of its RSC payload is no text');
});

it('the failure names the file and the versions of Next.js', async () => {
  const work = () => deferScript(exportedDocument({ pieces: [] }), settings);
  const { version } = nextPackage;
  const failure = naming('about.html', work);
  await expect(failure).rejects.toThrow(FaultError);
  await expect(failure).rejects.toThrow(
    `about.html: no RSC payload found; written for Next 16.4.5, this is ${version}`,
  );
});
