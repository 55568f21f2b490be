/**
 * Next.js writes scripts and the RSC payload into each document; the payload repeats, as data, all that the document
 * shows. Neither is needed for the first paint, so both leave the document. A page with islands gets chunks and a
 * payload of its own, which the loader fetches after the paint; other pages get a few lines of script.
 */
import { hashContent } from '@/lib/urls/content-hash';
import { getLanguage } from '@/lib/i18n/language';
import { insertHtml } from '../html';
import { buildChunks } from '../hydration/build-chunks';
import { readPayload } from '../hydration/payload';
import { buildClientScript } from '../inline/client-script';
import { LOADER } from '../inline/scripts';
import { splitDocument, STATIC_FOLDER } from '../next-format';
import { getPath } from '../pages';
import { getSpeculationRules } from '../speculation-rules';
import type { PageStep } from '../step';

export const deferScripts = {
  name: 'defer scripts',
  transform(page, { settings }) {
    const { html, data, rscPayload } = splitDocument(page.html);
    const hold = (attributes: string, ...later: string[]) => {
      const content = [getSpeculationRules(settings), ...data, ...later].join('');
      const template = `<template id="start"${attributes}>${content}</template>`;
      return { ...page, html: insertHtml(html, 'bodyEnd', template + LOADER) };
    };
    const { payload: value, islands } = readPayload(rscPayload);
    if (islands.size === 0) return hold('', `<script>${buildClientScript(settings)}</script>`);
    const chunks = buildChunks(islands, `(${getLanguage(getPath(page.file))})`, settings);
    const text = JSON.stringify(value);
    const payload = { text, file: `${STATIC_FOLDER}/payloads/${hashContent(text)}.txt` };
    const scripts = chunks.map(
      ({ file }) => `<script src="${settings.basePath}/${file}"></script>`,
    );
    const start = ` data-payload="${settings.basePath}/${payload.file}"`;
    return { ...hold(start, ...scripts), payload, chunks };
  },
} satisfies PageStep;
