/**
 * Next.js writes scripts and the RSC payload into each document; the payload repeats, as data, all that the document
 * shows. Neither is needed for the first paint, so both are removed here, and the loader fetches them after it. The
 * document then fits into one round trip, and nothing competes with the paint. A page without islands needs neither.
 */
import { hashContent } from '@/lib/urls/content-hash';
import { insertHtml } from '../html';
import { buildClientScript } from '../inline/client-script';
import { LOADER } from '../inline/scripts';
import { findPageComponents, splitDocument, STATIC_FOLDER } from '../next-format';
import { getSpeculationRules } from '../speculation-rules';
import type { PageStep } from '../step';

/**
 * Client components that are not islands: those that are client components only because Next.js gives the pathname to
 * no others, and whose output is in the document; and the one that replays events.
 */
const NO_ISLANDS = ['NavLink', 'LanguageSwitch', 'ReplayEvents'];

/** Whether a page needs hydration: header and footer do not (instrumentation-client.ts). */
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
