import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { precompress } from '@/scripts/export/steps/compress';
import {
  copyProject,
  environmentWith,
  linkFolder,
  NEXT,
  nextBuild,
} from '@/scripts/testing/project-copy';
import { readContent, type Content } from './content';
import { floorPages, fontFace, slidesOf } from './floor/pages';
import { toPlainPage } from './plain-page';

const HERE = import.meta.dirname;
const PROJECT = path.join(HERE, '..');

async function buildSite(): Promise<string> {
  const copy = copyProject('bench');
  const { status, stdout, stderr } = await nextBuild(copy);
  if (status !== 0) throw new Error(`the site could not be built:\n${stdout}${stderr}`);
  return path.join(copy, 'out');
}

async function compressFolder(folder: string): Promise<void> {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    await precompress(path.join(folder, file));
  }
}

async function buildEmptyPage(): Promise<string> {
  const cwd = path.join(HERE, 'empty');
  execFileSync(process.execPath, [path.join(PROJECT, NEXT), 'build'], {
    cwd,
    env: environmentWith({}),
  });
  const folder = path.join(cwd, 'out');
  await compressFolder(folder);
  return folder;
}

/** What is fetched from the site by every page that is compared with it. */
const SHARED = ['assets', 'pictures', '_next/static/media'];

/** Makes a folder of pages that have the site's pictures, font and records; the files are compressed like the site's. */
async function makeFolder(
  name: string,
  site: string,
  files: ReadonlyMap<string, string>,
): Promise<string> {
  const folder = path.join(PROJECT, '.variants', `bench-${name}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const records = readFileSync(path.join(site, 'student-records.csv'), 'utf8');
  for (const [file, text] of [...files, ['student-records.csv', records] as const]) {
    writeFileSync(path.join(folder, file), text);
  }
  await compressFolder(folder);
  for (const shared of SHARED) linkFolder(path.join(site, shared), path.join(folder, shared));
  return folder;
}

/** The file of a route. */
const fileOf = (route: string) => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);

/** The built pages, run by the scripts of bench/plain. */
function plainFiles(site: string, content: Content): Map<string, string> {
  const scripts = ['records', 'slideshow'].map((name) => `${name}.js`);
  const page = (route: string, script: string) =>
    [
      fileOf(route),
      toPlainPage(readFileSync(path.join(site, fileOf(route)), 'utf8'), `${script}.js`),
    ] as const;
  return new Map([
    page('/', 'slideshow'),
    page('/student-records', 'records'),
    ...scripts.map((name) => [name, readFileSync(path.join(HERE, 'plain', name), 'utf8')] as const),
    ['slides.json', JSON.stringify(slidesOf(content).map(({ alt }) => alt))] as const,
  ]);
}

/** The SPA of bench/spa: one document, one script and one style sheet, named as Vite names them. */
async function spaFiles(content: Content): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    entryPoints: { index: path.join(HERE, 'spa/main.jsx') },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', SLIDES: JSON.stringify(slidesOf(content)) },
    banner: { css: fontFace(content) },
    outdir: 'unused',
    write: false,
  });
  const document = `<!doctype html><html lang="en"><head><meta charset="UTF-8" /><link rel="icon" type="image/svg+xml" href="/icon.svg" /><meta name="viewport" content="width=device-width, initial-scale=1.0" /><title>State Council</title><script type="module" crossorigin src="/index.js"></script><link rel="stylesheet" crossorigin href="/index.css"></head><body><div id="root"></div></body></html>`;
  return new Map([
    ...['/', '/student-records'].map((route) => [fileOf(route), document] as const),
    ...outputFiles.map(({ path: file, text }) => [path.basename(file), text] as const),
  ]);
}

/**
 * Builds the site and what it is compared with.
 *
 * @returns the folder of each
 * @throws Error with what a build printed, when it failed
 */
export async function buildAll() {
  const site = await buildSite();
  const content = readContent(site);
  const floor = [...floorPages(content)].map(([route, html]) => [fileOf(route), html] as const);
  return {
    site,
    plain: await makeFolder('plain', site, plainFiles(site, content)),
    floor: await makeFolder('floor', site, new Map(floor)),
    spa: await makeFolder('spa', site, await spaFiles(content)),
    empty: await buildEmptyPage(),
  };
}

/** The site, and what it is compared with. */
export type Contestant = keyof Awaited<ReturnType<typeof buildAll>>;
