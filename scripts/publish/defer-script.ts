/**
 * Next.js writes into each document the scripts that it runs, and the tree of components that they take the page over
 * with: all of what the document shows, once more, as data. A visitor needs neither to see the page. So both are taken
 * out here, and scripts/publish/start.js fetches them once the page has been painted: the document then fits into
 * one round trip, and nothing competes with what is seen.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inlineStyles } from './pages';

/** A document that is painted before its script is fetched, and what was taken out of it. */
export interface DeferredPage {
  html: string;
  /** The tree of components. */
  tree: string;
  /** Path of the file for it below the published folder, made from its content. */
  treeFile: string;
}

const start = readFileSync(path.join(import.meta.dirname, 'start.js'), 'utf8')
  .trim()
  .replace(/\s+/g, ' ');

/** The pieces of the tree, which Next.js hands to its script through an array. */
const TREE_SCRIPT =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*?\])\)<\/script>/gs;

const LOADED_SCRIPT = /<script src="[^"]+"(?: id="\w+")? async=""><\/script>/g;
/** Asked for by browsers that may install the site, at once and before the first picture. */
const MANIFEST = /<link rel="manifest"[^>]*>/g;
const PRELOADED_SCRIPT = /<link rel="preload" as="script"[^>]*>/g;

/** Joins the pieces: `[0]` opens the tree, `[1, text]` goes on with it. */
function treeOf(html: string): string {
  const pieces = [...html.matchAll(TREE_SCRIPT)].map(([, piece = '']): unknown =>
    JSON.parse(piece),
  );
  return pieces
    .map((piece) => {
      const [kind, text] = Array.isArray(piece) ? (piece as unknown[]) : [];
      if (kind === 0) return '';
      if (kind === 1 && typeof text === 'string') return text;
      throw new Error('a piece of the tree is not as Next.js writes it');
    })
    .join('');
}

/**
 * Begins a row of the tree that is a text: the row's number, and the text's length in bytes. A text may hold anything
 * and no line end follows it, so the next row is looked for right behind it.
 */
const TEXT_ROW = /((?:^|\n)[\da-f]+:T)([\da-f]+),/;

/** Text with a character for each of its bytes. */
const asBytes = (text: string) => Buffer.from(text).toString('latin1');

/** Empties the texts of the tree that are style sheets of the document: React keeps those that it finds there. */
function withoutStyles(tree: string, html: string): string {
  const styles = asBytes(inlineStyles(html).join(''));
  let done = '';
  let rest = asBytes(tree);
  for (let found = TEXT_ROW.exec(rest); found; found = TEXT_ROW.exec(rest)) {
    const [row, opening = '', length = ''] = found;
    const start = found.index + row.length;
    const end = start + parseInt(length, 16);
    const isStyle = styles.includes(rest.slice(start, end));
    done += isStyle ? `${rest.slice(0, found.index)}${opening}0,` : rest.slice(0, end);
    rest = rest.slice(end);
  }
  return Buffer.from(done + rest, 'latin1').toString();
}

/**
 * Takes script and tree out of a document.
 *
 * @param html a document as Next.js exports it
 * @param basePath the sub-path the site is served below, or ''
 * @throws Error when the document is not as Next.js writes it
 */
export function deferScript(html: string, basePath: string): DeferredPage {
  const scripts = html.match(LOADED_SCRIPT) ?? [];
  const tree = withoutStyles(treeOf(html), html);
  if (scripts.length === 0 || tree === '') throw new Error('a document without script or tree');

  const hash = createHash('sha256').update(tree).digest('hex').slice(0, 16);
  const treeFile = `_next/static/trees/${hash}.txt`;
  const later = [...(html.match(MANIFEST) ?? []), ...scripts].join('');
  const template = `<template id="start" data-tree="${basePath}/${treeFile}">${later}</template>`;
  const rest = [MANIFEST, LOADED_SCRIPT, PRELOADED_SCRIPT, TREE_SCRIPT].reduce(
    (text, pattern) => text.replace(pattern, ''),
    html,
  );
  return {
    html: rest.replace('</body>', () => `${template}<script>${start}</script></body>`),
    tree,
    treeFile,
  };
}
