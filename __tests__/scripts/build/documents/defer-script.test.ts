import { deferScript } from '@/scripts/build/documents/defer-script';
import { exportedDocument } from '../../../support/exported-document';

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
  const row = `2:T${(css.length + 2).toString(16)},${css}`;
  const { tree } = deferScript(
    exportedDocument({ css, pieces: [[1, `${row}3:"a"\n${row}`]] }),
    settings,
  );
  expect(tree).toBe('2:T0,3:"a"\n2:T0,');
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

it.each([
  ['scripts', exportedDocument({ scripts: [] })],
  ['a tree', exportedDocument({ pieces: [] })],
  ['what begins the script', exportedDocument().replace(' id="_R_"', '')],
])('a document without %s fails, instead of being published without', (_name, document) => {
  expect(() => deferScript(document, settings)).toThrow('a document without script or tree');
});

it.each([
  ['form state', [2, 'state']],
  ['bytes', [3, 'AAAA']],
  ['a piece that is no text', [1, 1]],
  ['a piece of nothing', []],
])('a tree with %s fails, for the start would not know it', (_name, piece) => {
  const document = exportedDocument({ pieces: [[1, '0:"tree"\n'], piece] });
  expect(() => deferScript(document, settings)).toThrow('a piece of the tree that is no text');
});
