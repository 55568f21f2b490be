/**
 * Next.js writes into each document the scripts that it runs, and the tree of components that they take the page over
 * with: all of what the document shows, once more, as data. A visitor needs neither to see the page. So both are taken
 * out here, and start.js fetches them once the page has been painted: the document then fits into one round trip, and
 * nothing competes with what is seen.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { contentHash } from '@/lib/content-hash';
import type { Settings } from '@/lib/settings.mjs';
import { insertAt, STATIC_FOLDER, takeApart } from './next-output';
import { speculationRules } from './speculation';

/** A document that is painted before its script is fetched, and what was taken out of it. */
export interface DeferredPage {
  html: string;
  /** The tree of components. */
  tree: string;
  /** Path of the file for it below the published folder, made from its content. */
  treeFile: string;
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
  const treeFile = `${STATIC_FOLDER}/trees/${contentHash(tree)}.txt`;
  const later = [speculationRules(settings), ...data, ...scripts, boot].join('');
  const template = `<template id="start" data-tree="${settings.basePath}/${treeFile}">${later}</template>`;
  return {
    html: insertAt('bodyEnd', insertAt('headEnd', html, EARLY), HANDOVER + template + START),
    tree,
    treeFile,
  };
}
