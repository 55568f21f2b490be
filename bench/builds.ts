/** The pages that the site is compared with: the same application as documents with plain script. */
import { copyFileSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { listFiles, writeFileBelow } from '@/scripts/export/files';
import { writeCompressedForms } from '@/scripts/export/steps/compress';
import { PROJECT } from '@/scripts/shared/project';
import { linkFolder } from '@/scripts/testing/project-copy';
import { getPageFile } from '@/scripts/testing/published-files';
import { getPictureSources } from '@/lib/gallery/pictures';
import { localizePath } from '@/lib/i18n/language';
import { ROUTE_PATHS, type RoutePath } from '@/lib/routes';
import { readContent, type Content, type Image } from './content';
import { App } from './pages/app';

const PAGES = path.join(import.meta.dirname, 'pages');

/** The folders of the site that all compared pages load from. */
const SHARED = ['assets', 'pictures', '_next/static/media'];
const RECORDS = 'student-records.csv';

const read = (name: string) => readFileSync(path.join(PAGES, name), 'utf8');

const renderFontFace = (font: string) =>
  `@font-face{font-family:site;src:url(${font}) format("woff2");font-display:swap;font-weight:400 800}`;

/** Makes a folder with pages and the site's pictures, font and records. Files are compressed like the site's. */
async function makeFolder(
  name: string,
  site: string,
  files: readonly (readonly [name: string, text: string])[],
): Promise<string> {
  const folder = path.join(PROJECT, '.variants', `bench-${name}`);
  rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of files) await writeFileBelow(folder, file, text);
  copyFileSync(path.join(site, RECORDS), path.join(folder, RECORDS));
  for (const file of await listFiles(folder)) await writeCompressedForms(path.join(folder, file));
  for (const shared of SHARED) linkFolder(path.join(site, shared), path.join(folder, shared));
  return folder;
}

/** A picture as the script of the floor needs it. */
const describeSlide = ({ url, description }: Image) => ({
  src: url,
  alt: description,
  avif: getPictureSources(url, 'slide')[0]?.srcSet,
});

/** What runs on pages of the floor; the others need no script for what is measured. */
const renderScripts = ({ images }: Content): Partial<Record<RoutePath, string>> => ({
  '/': `<script type="application/json" id="slides">${JSON.stringify(images.map(describeSlide))}</script><script>${read('home.js')}</script>`,
  '/student-records': `<script>${read('student-records.js')}</script>`,
});

/** The application as documents with plain script, as an expert would write them by hand. */
const makeFloorFiles = (content: Content, font: string, rows: readonly string[][]) =>
  ROUTE_PATHS.map((route) => {
    const body = renderToStaticMarkup(createElement(App, { route, content, rows }));
    const document = `<!doctype html><html lang="${content.language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${content.screens[route].title}</title><link rel="icon" href="/icon.svg"><link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin><style>${renderFontFace(font)}${read('style.css')}</style><body>${body}${renderScripts(content)[route] ?? ''}`;
    return [getPageFile(localizePath(route, content.language)), document] as const;
  });

/**
 * Builds what the site is compared with.
 *
 * @param site the folder of the built site
 * @returns the folder of each
 */
export async function buildAll(site: string) {
  const readFile = (file: string) => readFileSync(path.join(site, file), 'utf8');
  const languages = [readContent(site, 'en'), readContent(site, 'hi')];
  const [, font = ''] = /href="([^"]*\.woff2)"/.exec(readFile('index.html')) ?? [];
  const rows = readFile(RECORDS)
    .split('\n')
    .map((row) => row.split(','));
  return {
    site,
    floor: await makeFolder(
      'floor',
      site,
      languages.flatMap((content) => makeFloorFiles(content, font, rows)),
    ),
  };
}
