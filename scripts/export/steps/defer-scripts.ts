/**
 * Removes the scripts that Next.js has written into a document, its client and RSC payload. A page with islands gets
 * chunks of our own and the props of its islands as a payload, which the loader fetches after the paint; other pages get
 * a few lines of script.
 */
import { hashContent } from '@/lib/urls/content-hash';
import { getLanguage } from '@/lib/i18n/language';
import { insertHtml } from '../html';
import { buildChunks } from '../hydration/build-chunks';
import { takeIslands } from '../hydration/take-islands';
import { buildClientScript } from '../inline/client-script';
import { LOADER } from '../inline/scripts';
import { splitDocument, STATIC_FOLDER } from '../next-format';
import { getPath } from '../pages';
import { getSpeculationRules } from '../speculation-rules';
import type { Context, Page } from '../step';

export function deferScripts(page: Page, { settings }: Context): Page {
  const { html: rest, data } = splitDocument(page.html);
  const { html, islands } = takeIslands(rest);
  const hold = (attributes: string, ...later: string[]) => {
    const content = [getSpeculationRules(settings), ...data, ...later].join('');
    const template = `<template id="start"${attributes}>${content}</template>`;
    return { ...page, html: insertHtml(html, '</body>', template + LOADER) };
  };
  if (islands.length === 0) return hold('', `<script>${buildClientScript(settings)}</script>`);
  const chunks = buildChunks(
    new Set(islands.map(([name]) => name)),
    getLanguage(getPath(page.file)),
    settings,
  );
  const text = JSON.stringify(islands);
  const payload = { text, file: `${STATIC_FOLDER}/payloads/${hashContent(text)}.txt` };
  const scripts = chunks.map(({ file }) => `<script src="${settings.basePath}/${file}"></script>`);
  const start = ` data-payload="${settings.basePath}/${payload.file}"`;
  return { ...hold(start, ...scripts), payload, chunks };
}
