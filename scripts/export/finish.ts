import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { getContent } from '@/lib/content/content';
import { describeAddress } from '@/lib/urls/build-addresses';
import { readSettings } from '@/lib/urls/settings.mjs';
import { exitOnIssues } from '../shared/exit-on-issues';
import { listMaintainerFiles } from '../shared/own-files';
import { exportSite } from './export-site';
import { getIndexFiles, listFiles, MAX_PAGE_BYTES, NOT_FOUND_FILE } from './files';
import { NextOutputError } from './next-format';
import { cleanImages } from './originals';
import { recordOutputFolder, OUTPUT_FOLDER, replaceOutput } from './output';
import { generatePictures } from './pictures';

/** Describes in one line of text what a build has written, and names each page that is too long. */
export async function summarizeBuild(folder: string): Promise<string> {
  const files = await listFiles(folder);
  const indexFiles = files.flatMap(getIndexFiles);
  const pages = files.filter((file) => file.endsWith('.html') && !indexFiles.includes(file));
  const sizes = await Promise.all(files.map((file) => stat(path.join(folder, file))));
  const longPages = pages.flatMap((page) => {
    const size = sizes[files.indexOf(`${page}.br`)]?.size ?? 0;
    return size > MAX_PAGE_BYTES ? `\n${page} has ${size} bytes, more than ${MAX_PAGE_BYTES}` : [];
  });
  const megabytes = sizes.reduce((sum, { size }) => sum + size, 0) / 1_000_000;
  return (
    `out: ${pages.length} pages, ${files.length} files, ${megabytes.toFixed(1)} MB; ` +
    `${Math.round(process.uptime())} seconds${longPages.join('')}`
  );
}

/** Runs after Next.js has exported the pages into stagedFolder: finishes the site and replaces the published one. */
export async function finishBuild(stagedFolder: string, distDir: string): Promise<void> {
  await exitOnIssues(async () => {
    for (const file of ['index.html', NOT_FOUND_FILE]) {
      if (existsSync(path.join(stagedFolder, file))) continue;
      throw new NextOutputError(file, 'it was not exported');
    }
    await generatePictures(path.join(stagedFolder, 'pictures'));
    await exportSite(stagedFolder, readSettings(process.env));
    await cleanImages(stagedFolder, listMaintainerFiles());
    replaceOutput(stagedFolder);
    recordOutputFolder(distDir);
    console.log(await summarizeBuild(OUTPUT_FOLDER));
    console.log(describeAddress(getContent('en').site.url));
  });
}
