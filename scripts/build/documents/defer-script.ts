/**
 * Next.js writes into each document the scripts that it runs, and the tree of components that they take the page over
 * with: all of what the document shows, once more, as data. A visitor needs neither to see the page. So both are taken
 * out here, and start.js fetches them once the page has been painted: the document then fits into one round trip, and
 * nothing competes with what is seen.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { insertAt, STATIC_FOLDER, takeApart } from './next-output';

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

/**
 * Takes script and tree out of a document.
 *
 * @param exported a document as Next.js exports it
 * @param basePath the sub-path the site is served below, or ''
 * @throws Error when the document is not as Next.js writes it
 */
export function deferScript(exported: string, basePath: string): DeferredPage {
  const { html, scripts, manifest, tree } = takeApart(exported);
  const hash = createHash('sha256').update(tree).digest('hex').slice(0, 16);
  const treeFile = `${STATIC_FOLDER}/trees/${hash}.txt`;
  const later = [...manifest, ...scripts].join('');
  const template = `<template id="start" data-tree="${basePath}/${treeFile}">${later}</template>`;
  return {
    html: insertAt('bodyEnd', html, `${template}<script>${start}</script>`),
    tree,
    treeFile,
  };
}
