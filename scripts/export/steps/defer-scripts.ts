/**
 * Next.js writes into each document the scripts that it runs, and the RSC payload that it hydrates the page with: all
 * that the document shows, once more, as data. A visitor needs neither to see the page. So both are taken out here, and
 * the loader fetches them once the page has been painted: the document then fits into one round trip, and nothing
 * competes with what is seen. A page without islands needs neither at all.
 */
import { hashContent } from '@/lib/urls/content-hash';
import { insertHtml } from '../html';
import { buildClientScript } from '../inline/client-script';
import { LOADER } from '../inline/scripts';
import { findPageComponents, splitDocument, STATIC_FOLDER } from '../next-format';
import { getSpeculationRules } from '../speculation-rules';
import type { PageStep } from '../step';

/**
 * Client components that are no islands: they run in the browser only because Next.js tells the address of a page to no
 * others, and what they show stands in the document; and the one that replays events on islands.
 */
const NO_ISLANDS = ['NavLink', 'LanguageSwitch', 'ReplayEvents'];

/** Whether React has to hydrate a page: header and footer do without (instrumentation-client.ts). */
const hasIsland = (payload: string): boolean =>
  findPageComponents(payload).some((name) => !NO_ISLANDS.includes(name));

export const deferScripts = {
  name: 'defer scripts',
  transform(page, { settings }) {
    const { html, scripts, bootstrap, data, payload: text } = splitDocument(page.html);
    const hold = (document: string, attributes: string, ...later: string[]) => {
      const content = [getSpeculationRules(settings), ...data, ...later].join('');
      const template = `<template id="start"${attributes}>${content}</template>`;
      return { ...page, html: insertHtml(document, 'bodyEnd', template + LOADER) };
    };
    if (!hasIsland(text)) {
      return hold(html, '', `<script>${buildClientScript(settings)}</script>`);
    }
    const payload = { text, file: `${STATIC_FOLDER}/payloads/${hashContent(text)}.txt` };
    const attribute = ` data-payload="${settings.basePath}/${payload.file}"`;
    return { ...hold(html, attribute, ...scripts, bootstrap), payload };
  },
} satisfies PageStep;
