import { deferScript } from '@/scripts/build/documents/defer-script';
import { exportedDocument } from '../../../support/exported-document';

/*
 * What becomes of the documents that Next.js writes is asked of those: __tests__/built/deferred.test.ts. Here are trees
 * that they do not have yet.
 */

const settings = {
  siteUrl: 'https://scse.example',
  basePath: '',
  assetsHost: '',
  keepsPages: true,
};

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

it.each(['', '/council'])('the template says where the tree lies, below "%s"', (basePath) => {
  const { html, treeFile } = deferScript(exportedDocument(), { ...settings, basePath });
  expect(treeFile).toMatch(/^_next\/static\/trees\/[\da-f]{16}\.txt$/);
  expect(html).toContain(`<template id="start" data-tree="${basePath}/${treeFile}">`);
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
