/**
 * Removes the scripts that Next.js has written into a document: its client and its RSC payload. A page with islands
 * gets chunks of our own, and the props of its islands as a payload. The loader fetches both after the largest paint.
 * Other pages get a few lines of script.
 */
import { hashContent } from '@/lib/urls/content-hash';
import { getLanguageOfPath } from '@/lib/i18n/language';
import { insertHtml, replaceTextRanges } from '../html';
import { buildChunks } from '../hydration/build-chunks';
import { findIslands } from '../hydration/find-islands';
import { buildClientScript } from '../inline/client-script';
import { LOADER_SCRIPT } from '../inline/scripts';
import { findDeferredElements, STATIC_FOLDER } from '../next-format';
import { getPagePath } from '../pages';
import { getSpeculationRules } from '../speculation-rules';
import type { StepContext, ExportedPage } from '../step';

export function deferScripts(page: ExportedPage, { settings }: StepContext): ExportedPage {
  const islands = findIslands(page.html);
  const { scripts, laterElements } = findDeferredElements(page.html);
  const html = replaceTextRanges(
    page.html,
    [...islands.map(({ tag }) => tag), ...scripts, ...laterElements],
    islands.map(() => '<page-island>'),
  );
  const addTemplate = (attributes: string, ...ownElements: string[]) => {
    const laterTexts = laterElements.map(({ start, end }) => page.html.slice(start, end));
    const content = [getSpeculationRules(settings), ...laterTexts, ...ownElements].join('');
    const template = `<template id="start"${attributes}>${content}</template>`;
    return { ...page, html: insertHtml(html, '</body>', template + LOADER_SCRIPT) };
  };
  if (islands.length === 0)
    return addTemplate('', `<script>${buildClientScript(settings)}</script>`);
  const chunks = buildChunks(
    new Set(islands.map(({ data: [name] }) => name)),
    getLanguageOfPath(getPagePath(page.file)),
    settings,
  );
  const text = JSON.stringify(islands.map(({ data }) => data));
  const payload = { text, file: `${STATIC_FOLDER}/payloads/${hashContent(text)}.txt` };
  const chunkScripts = chunks.map(
    ({ file }) => `<script src="${settings.basePath}/${file}"></script>`,
  );
  const payloadAttribute = ` data-payload="${settings.basePath}/${payload.file}"`;
  return { ...addTemplate(payloadAttribute, ...chunkScripts), payload, chunks };
}
