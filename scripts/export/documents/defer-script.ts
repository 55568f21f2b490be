/**
 * Next.js writes into each document the scripts that it runs, and the tree of components that they take the page over
 * with: all of what the document shows, once more, as data. A visitor needs neither to see the page. So both are taken
 * out here, and start.js fetches them once the page has been painted: the document then fits into one round trip, and
 * nothing competes with what is seen. A page without islands needs neither at all.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { contentHash } from '@/lib/content-hash';
import type { Settings } from '@/lib/settings.mjs';
import { hasIsland } from './islands';
import { insertAt, STATIC_FOLDER, takeApart, withoutPolyfills } from './next-output';
import { buildShell } from './shell';
import { speculationRules } from './speculation';

/** A document that is painted before its script is fetched, and what was taken out of it. */
export interface DeferredPage {
  html: string;
  /** The tree of components, for a page that has islands. */
  tree?: {
    text: string;
    /** Path of the file for it below the published folder, made from its content. */
    file: string;
  };
}

/** A script as it stands in every page. */
const inline = (file: string) => {
  const text = readFileSync(path.join(import.meta.dirname, file), 'utf8');
  const { code } = transformSync(text, { minify: true });
  return `<script>${code.trim()}</script>`;
};

const EARLY = inline('early.js');
const HANDOVER = inline('handover.js');
const START = inline('start.js');

/**
 * Takes script and tree out of a document.
 *
 * @param exported a document as Next.js exports it
 * @param settings those it was built with
 * @throws UnexpectedOutput when the document is not as Next.js writes it
 */
export function deferScript(exported: string, settings: Settings): DeferredPage {
  const { html, scripts, boot, data, tree } = takeApart(exported);
  const complete = (page: string, attributes: string, ...later: string[]) => {
    const content = [speculationRules(settings), ...data, ...later].join('');
    const template = `<template id="start"${attributes}>${content}</template>`;
    return insertAt('bodyEnd', insertAt('headEnd', page, EARLY), HANDOVER + template + START);
  };
  if (!hasIsland(tree)) {
    const shell = `<script>${buildShell(settings)}</script>`;
    return { html: complete(withoutPolyfills(html), '', shell) };
  }
  const file = `${STATIC_FOLDER}/trees/${contentHash(tree)}.txt`;
  const address = ` data-tree="${settings.basePath}/${file}"`;
  return { html: complete(html, address, ...scripts, boot), tree: { text: tree, file } };
}
