/**
 * Removes the scripts that Next.js has written into a document: its client and its RSC payload. The modules of the page
 * take their place, in a template, from which the inline script in the head takes them after the first paint.
 */
import path from 'node:path';
import { START_ID } from '@/lib/ui/page-ids';
import { bundleToText } from '../../shared/bundle';
import { PROJECT } from '../../shared/project';
import { insertHtml, replaceTextRanges } from '../html';
import { findIslands } from '../hydration/find-islands';
import { findDeferredElements } from '../next-format';
import { getSpeculationRules } from '../speculation-rules';
import type { StepContext, ExportedPage } from '../step';

const START_SCRIPT = bundleToText({
  entryPoints: [path.join(import.meta.dirname, '../inline/start.ts')],
  // Without the project's tsconfig.json, which would add "use strict" to each page.
  tsconfig: undefined,
  tsconfigRaw: {},
  alias: { '@': PROJECT },
  format: 'iife',
  // Old browsers must be able to parse this script, because it checks whether they can run the others.
  target: 'es2017',
});

export function deferScripts(page: ExportedPage, { settings }: StepContext): ExportedPage {
  const { scripts, laterElements } = findDeferredElements(page.file, page.html);
  const islandTags = findIslands(page.html).map(({ tag }) => tag);
  const html = replaceTextRanges(
    page.html,
    [...islandTags, ...scripts, ...laterElements],
    islandTags.map(() => '<page-island>'),
  );
  const [entry = '', ...imports] = page.modules.map(({ file }) => `${settings.basePath}/${file}`);
  const template = [
    `<template id="${START_ID}">`,
    getSpeculationRules(settings),
    ...laterElements.map(({ start, end }) => page.html.slice(start, end)),
    ...imports.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${entry}"></script>`,
    // For a second try, by another address: browsers keep the failure of a module.
    `<script type="module" src="${entry}?again"></script>`,
    '</template>',
  ];
  const withTemplate = insertHtml(html, '</body>', template.join(''));
  return { ...page, html: insertHtml(withTemplate, '</head>', `<script>${START_SCRIPT}</script>`) };
}
