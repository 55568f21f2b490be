import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { precompress } from '@/scripts/export/steps/compress';
import { copyProject, linkFolder, runNextBuild } from '@/scripts/testing/project-copy';
import { getFile, readContent, type Content } from './content';
import {
  renderFloorPages,
  renderFontFace,
  inlineScript,
  renderSlidesData,
  listSlides,
} from './floor/pages';
import { toPlainPage } from './floor/plain-page';

const HERE = import.meta.dirname;
const PROJECT = path.join(HERE, '..');

async function buildSite(): Promise<string> {
  const copy = copyProject('bench');
  const { status, stdout, stderr } = await runNextBuild(copy);
  if (status !== 0) throw new Error(`the site could not be built:\n${stdout}${stderr}`);
  return path.join(copy, 'out');
}

/** The folders of the site that all compared pages load from. */
const SHARED = ['assets', 'pictures', '_next/static/media'];
const RECORDS = 'student-records.csv';

/** Makes a folder with pages and the site's pictures, font and records. Files are compressed like the site's. */
async function makeFolder(
  name: string,
  site: string,
  files: ReadonlyMap<string, string>,
): Promise<string> {
  const folder = path.join(PROJECT, '.variants', `bench-${name}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of files) writeFileSync(path.join(folder, file), text);
  copyFileSync(path.join(site, RECORDS), path.join(folder, RECORDS));
  for (const file of readdirSync(folder)) await precompress(path.join(folder, file));
  for (const shared of SHARED) linkFolder(path.join(site, shared), path.join(folder, shared));
  return folder;
}

/** Built pages with the scripts of the floor instead of React. */
function makePlainFiles(site: string, content: Content): Map<string, string> {
  const readPage = (route: string, end: string) => {
    const html = readFileSync(path.join(site, getFile(route)), 'utf8');
    return [getFile(route), toPlainPage(html, end)] as const;
  };
  return new Map([
    readPage('/', renderSlidesData(content) + inlineScript('home')),
    readPage('/student-records', inlineScript('records')),
    readPage('/district-secretaries', inlineScript('districts')),
  ]);
}

/** The SPA of bench/spa: one document, one script and one style sheet, as Vite builds them. */
async function makeSpaFiles(content: Content): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    entryPoints: { index: path.join(HERE, 'spa/main.jsx') },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', SLIDES: JSON.stringify(listSlides(content)) },
    banner: { css: renderFontFace(content) },
    outdir: 'unused',
    write: false,
  });
  const document = `<!doctype html><html lang="en"><head><meta charset="UTF-8" /><link rel="icon" type="image/svg+xml" href="/icon.svg" /><meta name="viewport" content="width=device-width, initial-scale=1.0" /><title>State Council</title><script type="module" crossorigin src="/index.js"></script><link rel="stylesheet" crossorigin href="/index.css"></head><body><div id="root"></div></body></html>`;
  return new Map([
    ...['/', '/student-records'].map((route) => [getFile(route), document] as const),
    ...outputFiles.map(({ path: file, text }) => [path.basename(file), text] as const),
  ]);
}

/**
 * Builds the site and everything that it is compared with.
 *
 * @returns the folder of each
 * @throws Error with the output of a build that failed
 */
export async function buildAll() {
  const site = await buildSite();
  const content = readContent(site);
  const floor = [...renderFloorPages(content)].map(
    ([route, html]) => [getFile(route), html] as const,
  );
  return {
    site,
    floor: await makeFolder('floor', site, new Map(floor)),
    spa: await makeFolder('spa', site, await makeSpaFiles(content)),
    plain: await makeFolder('plain', site, makePlainFiles(site, content)),
  };
}

/** The site, or something that it is compared with. */
export type Contestant = keyof Awaited<ReturnType<typeof buildAll>>;
