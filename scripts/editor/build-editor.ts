import { cpSync, readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { STATIC_FOLDER } from '../export/next-format';
import { createConfiguration } from './configuration';
import { renderEditorPage } from './page';
import { getEditorPolicy } from './policy';
import type { Repository } from './repository';
import { PROJECT } from '../shared/project';

/** The build of Sveltia CMS that makes no requests to other hosts. */
const SVELTIA = path.join(PROJECT, 'node_modules/@sveltia/cms/npm');

/** Modules that no form of the site needs: code highlighting, maps, other interface languages. */
const UNUSED = /^@shikijs\/|^svgo\/browser$|^terra-draw|^leaflet\/|^\.\.\/locales\/index\.js$/;

const leaveOutUnused: Plugin = {
  name: 'leave out what is unused',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: UNUSED }, () => ({ path: 'unused', namespace: 'unused' }));
    onLoad({ filter: /.*/, namespace: 'unused' }, () => ({
      contents: 'export default {}; export const TerraDraw = 0, optimize = 0;',
    }));
    // Sveltia CMS has no Hindi, so English is the only interface language.
    const english = path.join(SVELTIA, '../locales/en-GB.json');
    onResolve({ filter: /^\.\.\/locales\/[\w-]+\.json$/ }, () => ({ path: english }));
  },
};

/** The title above the reason why something was not saved. The default says to try again later. */
const TRY_LATER = 'There was an error while saving the entry. Please try again later.';

/** The folder of the scripts, and next to it the folder of fonts and other assets. */
const changeSveltia: Plugin = {
  name: 'change Sveltia CMS',
  setup({ onLoad }) {
    onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, async ({ path: file }) => ({
      contents: (await readFile(file, 'utf8')).replace(TRY_LATER, 'It cannot be saved as it is:'),
    }));
    onLoad({ filter: /@sveltia\/cms\/npm\/chunks\/.*\.js$/ }, async ({ path: file }) => ({
      contents: (await readFile(file, 'utf8')).replaceAll('../assets/', './assets/'),
    }));
  },
};

/** Where the editor saves, and where it is published. */
export interface EditorSettings {
  brand: string;
  /** Without a repository, the editor works on a local folder. */
  repository?: Repository;
  /** The path below which the site is served. */
  basePath: string;
}

/** The editor's page, below the folder of the site. */
export const EDITOR_FILE = 'admin.html';

/** The folder of its other files, whose names contain a hash. Hosts let browsers cache its parent folder for a year. */
const FILES_FOLDER = `${STATIC_FOLDER}/editor`;

/** Copies the fonts, workers and other assets that Sveltia CMS loads by name, without their source maps. */
async function copyAssets(folder: string): Promise<void> {
  const assets = path.join(SVELTIA, 'assets');
  cpSync(assets, folder, { recursive: true, filter: (name) => !name.endsWith('.map') });
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.js'))) {
    const script = await readFile(path.join(folder, name), 'utf8');
    await writeFile(path.join(folder, name), script.replace(/^\/\/# sourceMappingURL=.*$/m, ''));
  }
}

/** Writes the editor, its page and its files, into the folder of a site. */
export async function buildEditor(site: string, settings: EditorSettings): Promise<void> {
  const { brand, repository, basePath } = settings;
  const folder = path.join(site, FILES_FOLDER);
  const browser = path.join(import.meta.dirname, 'browser');
  const { metafile } = await build({
    entryPoints: { editor: path.join(browser, 'start.ts'), style: path.join(browser, 'style.css') },
    outdir: folder,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    define: { CONFIGURATION: JSON.stringify(createConfiguration(repository, brand)) },
    plugins: [leaveOutUnused, changeSveltia],
    tsconfig: path.join(PROJECT, 'tsconfig.json'),
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    metafile: true,
    logLevel: 'error',
  });
  await copyAssets(path.join(folder, 'assets'));
  const address = (name: string) => {
    const file = Object.keys(metafile.outputs).find((output) =>
      path.basename(output).startsWith(`${name}-`),
    );
    return `${basePath}/${FILES_FOLDER}/${path.basename(file ?? '')}`;
  };
  const policy = getEditorPolicy(repository);
  const files = { script: address('editor'), style: address('style') };
  await mkdir(site, { recursive: true });
  await writeFile(
    path.join(site, EDITOR_FILE),
    renderEditorPage(files, { brand, repository, policy }),
  );
}
