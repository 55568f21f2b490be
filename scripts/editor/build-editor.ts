import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { escapeMarkup } from '@/lib/ui/escape-markup';
import { interpolate } from '@/lib/i18n/interpolate';
import { createConfiguration } from './configuration';
import { getEditorPolicy } from './policy';
import { bundleIntoFolder } from '../shared/bundle';
import { PROJECT } from '../shared/project';

const SVELTIA_FOLDER = path.join(PROJECT, 'node_modules/@sveltia/cms');

/** Modules of Sveltia CMS that no form needs, by their names: code highlighting, maps, other interface languages. */
const UNUSED_MODULES =
  /^@shikijs\/|^svgo\/browser$|^terra-draw|^leaflet\/|^\.\.\/locales\/index\.js$/;

/** Replaces these modules by an empty one. The code of Sveltia CMS stays as it is. */
const omitUnusedModules: Plugin = {
  name: 'leave out what is unused',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: UNUSED_MODULES }, () => ({ path: 'unused', namespace: 'unused' }));
    onLoad({ filter: /.*/, namespace: 'unused' }, () => ({
      contents: 'export default {}; export const TerraDraw = 0, optimize = 0;',
    }));
    // Sveltia CMS has no Hindi, so English is the only interface language.
    const englishFile = path.join(SVELTIA_FOLDER, 'locales/en-GB.json');
    onResolve({ filter: /^\.\.\/locales\/[\w-]+\.json$/ }, () => ({ path: englishFile }));
  },
};

/** Where the editor saves content, and where the editor itself is published. */
export interface EditorSettings {
  brand: string;
  /** The repository on GitHub, such as council/site. Without it, the editor works on a local folder. */
  repository?: string;
  /** The base path of the site; empty at the root of a host. */
  basePath: string;
  /** The folder of the editor's scripts and styles within the site. Their names contain a hash. */
  filesFolder: string;
}

/** The path of the editor's page within editor/, and within the folder of the site. */
export const EDITOR_PAGE_FILE = 'admin.html';

/** Writes the page, the scripts and the styles of the editor into the folder of a site. */
export async function buildEditor(siteFolder: string, settings: EditorSettings): Promise<void> {
  const { brand, repository, basePath, filesFolder } = settings;
  const folder = path.join(siteFolder, filesFolder);
  const source = path.join(PROJECT, 'editor');
  const { outputs } = await bundleIntoFolder(folder, {
    entryPoints: {
      'before-others': path.join(source, 'before-others.ts'),
      editor: path.join(source, 'start.ts'),
      style: path.join(source, 'style.css'),
    },
    entryNames: '[name]-[hash]',
    // As in the package: the chunks of Sveltia CMS look for its assets beside their folder.
    chunkNames: 'chunks/[name]-[hash]',
    define: {
      CONFIGURATION: JSON.stringify(createConfiguration(repository, brand)),
      // Components of the site read it.
      'process.env': '{}',
    },
    // The build of csv-parse for browsers.
    alias: { 'csv-parse/sync': 'csv-parse/browser/esm/sync' },
    plugins: [omitUnusedModules],
    splitting: true,
    format: 'esm',
  });
  // Fonts, workers and other files that Sveltia CMS loads by name.
  await cp(path.join(SVELTIA_FOLDER, 'npm/assets'), path.join(folder, 'assets'), {
    recursive: true,
    filter: (name) => !name.endsWith('.map'),
  });
  const getAddress = (name: string) => {
    const file = Object.keys(outputs).find((output) =>
      path.basename(output).startsWith(`${name}-`),
    );
    return `${basePath}/${filesFolder}/${path.basename(file ?? '')}`;
  };
  const page = interpolate(await readFile(path.join(source, EDITOR_PAGE_FILE), 'utf8'), {
    brand: escapeMarkup(brand),
    repository: repository ?? '',
    policy: getEditorPolicy(repository),
    first: getAddress('before-others'),
    editor: getAddress('editor'),
    style: getAddress('style'),
  });
  await mkdir(siteFolder, { recursive: true });
  await writeFile(path.join(siteFolder, EDITOR_PAGE_FILE), page);
}
