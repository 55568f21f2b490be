/**
 * Removes the scripts that Next.js has written into a document: its client and its RSC payload. A page with islands
 * gets chunks of our own, and the props of its islands as a payload. The loader fetches both after the largest paint.
 * Other pages get a few lines of script.
 */
import { hashContent } from '@/lib/urls/content-hash';
import { getLanguage } from '@/lib/i18n/language';
import { insertHtml } from '../html';
import { buildChunks } from '../hydration/build-chunks';
import { extractIslands } from '../hydration/take-islands';
import { buildClientScript } from '../inline/client-script';
import { LOADER_SCRIPT } from '../inline/scripts';
import { splitDocument, STATIC_FOLDER } from '../next-format';
import { getPagePath } from '../pages';
import { getSpeculationRules } from '../speculation-rules';
import type { StepContext, Page } from '../step';

export function deferScripts(page: Page, { settings }: StepContext): Page {
  const { html: htmlWithoutScripts, laterElements } = splitDocument(page.html);
  const { html, islands } = extractIslands(htmlWithoutScripts);
  const addTemplate = (attributes: string, ...ownElements: string[]) => {
    const content = [getSpeculationRules(settings), ...laterElements, ...ownElements].join('');
    const template = `<template id="start"${attributes}>${content}</template>`;
    return { ...page, html: insertHtml(html, '</body>', template + LOADER_SCRIPT) };
  };
  if (islands.length === 0)
    return addTemplate('', `<script>${buildClientScript(settings)}</script>`);
  const chunks = buildChunks(
    new Set(islands.map(([name]) => name)),
    getLanguage(getPagePath(page.file)),
    settings,
  );
  const text = JSON.stringify(islands);
  const payload = { text, file: `${STATIC_FOLDER}/payloads/${hashContent(text)}.txt` };
  const scripts = chunks.map(({ file }) => `<script src="${settings.basePath}/${file}"></script>`);
  const payloadAttribute = ` data-payload="${settings.basePath}/${payload.file}"`;
  return { ...addTemplate(payloadAttribute, ...scripts), payload, chunks };
}
