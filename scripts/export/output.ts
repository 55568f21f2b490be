import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { NEXT_DIAGNOSTICS_FOLDER, EXPORT_DETAIL_FILE } from './next-format';
import { PROJECT } from '../shared/project';

export const OUTPUT_FOLDER = path.join(PROJECT, 'out');

const DIAGNOSTICS_PATH = path.join(PROJECT, NEXT_DIAGNOSTICS_FOLDER);

const getPreviousOutput = (outputFolder: string) => `${outputFolder}.previous`;

/** Makes a folder readable for everybody: web servers run as a user of their own, and uploads keep permissions. */
function makeReadableForAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
}

/**
 * Replaces the published site, and makes it readable for everybody. The site is missing only while two folders are
 * renamed.
 */
export function replaceOutput(stagedFolder: string, outputFolder = OUTPUT_FOLDER): void {
  rmSync(getPreviousOutput(outputFolder), { recursive: true, force: true });
  makeReadableForAll(stagedFolder);
  if (existsSync(outputFolder)) renameSync(outputFolder, getPreviousOutput(outputFolder));
  renameSync(stagedFolder, outputFolder);
  rmSync(getPreviousOutput(outputFolder), { recursive: true, force: true });
}

/**
 * Tells hosts that build the site themselves, such as Netlify and Vercel, where the published folder is. They read the
 * export detail file of Next.js, which otherwise names the folder from which the site was moved.
 */
export function recordOutputFolder(distDir: string, outputFolder = OUTPUT_FOLDER): void {
  const file = path.join(distDir, EXPORT_DETAIL_FILE);
  const exportDetail = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...exportDetail, outDirectory: outputFolder }));
}

/**
 * Repairs what a killed build left behind: restores the old site if the new one was not in place yet, and removes
 * files that Next.js may have half written.
 */
export function recoverOutput(outputFolder = OUTPUT_FOLDER, diagnostics = DIAGNOSTICS_PATH): void {
  if (!existsSync(outputFolder) && existsSync(getPreviousOutput(outputFolder)))
    renameSync(getPreviousOutput(outputFolder), outputFolder);
  rmSync(diagnostics, { recursive: true, force: true });
}
