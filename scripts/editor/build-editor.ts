import { cpSync, readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createConfiguration } from './configuration';
import { renderEditorPage } from './page';
import { getEditorPolicy } from './policy';
import type { Repository } from './repository';
import { bundleInto } from '../shared/bundle';
import { PROJECT } from '../shared/project';
import { changeSveltia, leaveOutUnused } from './sveltia';

const SVELTIA = path.join(PROJECT, 'node_modules/@sveltia/cms');

/** Where the editor saves, and where it is published. */
export interface EditorSettings {
  brand: string;
  /** Without a repository, the editor works on a local folder. */
  repository?: Repository;
  /** The path below which the site is served. */
  basePath: string;
  /** The folder of its files, below that of the site. Their names contain a hash. */
  filesFolder: string;
}

/** The editor's page, below the folder of the site. */
export const EDITOR_FILE = 'admin.html';

/** Copies the fonts, workers and other assets that Sveltia CMS loads by name, without their source maps. */
async function copyAssets(folder: string): Promise<void> {
  const assets = path.join(SVELTIA, 'npm/assets');
  cpSync(assets, folder, { recursive: true, filter: (name) => !name.endsWith('.map') });
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.js'))) {
    const script = await readFile(path.join(folder, name), 'utf8');
    await writeFile(path.join(folder, name), script.replace(/^\/\/# sourceMappingURL=.*$/m, ''));
  }
}

/** Writes the editor, its page and its files, into the folder of a site. */
export async function buildEditor(site: string, settings: EditorSettings): Promise<void> {
  const { brand, repository, basePath, filesFolder } = settings;
  const folder = path.join(site, filesFolder);
  const browser = path.join(import.meta.dirname, 'browser');
  const { outputs } = await bundleInto(folder, {
    entryPoints: { editor: path.join(browser, 'start.ts'), style: path.join(browser, 'style.css') },
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    define: { CONFIGURATION: JSON.stringify(createConfiguration(repository, brand)) },
    plugins: [leaveOutUnused(SVELTIA), changeSveltia],
    splitting: true,
    format: 'esm',
  });
  await copyAssets(path.join(folder, 'assets'));
  const address = (name: string) => {
    const file = Object.keys(outputs).find((output) =>
      path.basename(output).startsWith(`${name}-`),
    );
    return `${basePath}/${filesFolder}/${path.basename(file ?? '')}`;
  };
  const policy = getEditorPolicy(repository);
  const files = { script: address('editor'), style: address('style') };
  await mkdir(site, { recursive: true });
  await writeFile(
    path.join(site, EDITOR_FILE),
    renderEditorPage(files, { brand, repository, policy }),
  );
}
