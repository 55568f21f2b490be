/**
 * Removes the scripts that Next.js has written into a document: its client and its RSC payload. The modules of the page
 * take their place, in a template, from which the inline script in the head takes them after the first paint.
 */
import path from 'node:path';
import { START_ID } from '@/lib/ui/page-ids';
import type { Settings } from '@/lib/urls/settings.mjs';
import { bundleToText } from '../../shared/bundle';
import { PROJECT } from '../../shared/project';
import { findElements, formatHtml, insertHtml, removeElements, type HtmlTree } from '../html';
import { MODULE_COPIES_FOLDER, MODULES_FOLDER, type PageModule } from '../hydration/build-modules';
import { findDeferredElements } from '../next-format';

/** The actions before a visitor follows a link, each with the `eagerness` value that makes browsers wait for it. */
const EAGERNESS = {
  /** Hovering over the link. Some phones prerender as soon as the link is visible. */
  hover: 'moderate',
  press: 'conservative',
};

/**
 * Lets browsers prerender a page when a visitor is about to follow a link to it, and not earlier. inline/start.ts chooses
 * the rule that fits the device. Addresses with a dot are excluded: they are files such as pictures, which may be big.
 */
function getSpeculationRules({ basePath }: Settings): string {
  const where = {
    and: [{ href_matches: `${basePath}/*` }, { not: { href_matches: `${basePath}/*.*` } }],
  };
  return Object.entries(EAGERNESS)
    .map(([intent, eagerness]) => {
      const rules = { prerender: [{ where, eagerness }] };
      return `<script type="speculationrules" data-intent="${intent}">${JSON.stringify(rules)}</script>`;
    })
    .join('');
}

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

/**
 * @param file the path of the document below the published folder
 * @param modules the modules of the page; the first one imports the others
 * @throws NextOutputError when the document is not as expected from Next.js
 */
export function replaceNextScripts(
  file: string,
  tree: HtmlTree,
  modules: readonly PageModule[],
  settings: Settings,
): void {
  const { scripts, laterElements, addedElements } = findDeferredElements(file, tree);
  removeElements([...scripts, ...laterElements, ...addedElements]);
  // The modules have their names and props.
  for (const island of findElements(tree, 'page-island')) island.attribs = {};
  const [entry = '', ...imports] = modules.map((module) => `${settings.basePath}/${module.file}`);
  const template = [
    `<template id="${START_ID}">`,
    getSpeculationRules(settings),
    formatHtml(laterElements),
    ...imports.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${entry}"></script>`,
    // Added if the first one fails.
    `<script type="module" src="${entry.replace(MODULES_FOLDER, MODULE_COPIES_FOLDER)}"></script>`,
    '</template>',
  ];
  insertHtml(tree, 'end of body', template.join(''));
  insertHtml(tree, 'end of head', `${formatHtml(addedElements)}<script>${START_SCRIPT}</script>`);
}
