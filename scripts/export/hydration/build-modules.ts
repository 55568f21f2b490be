/**
 * Bundles the scripts of all pages as ES modules. Each page has a module of its own, which imports its islands and
 * holds their props; esbuild puts what several pages import, such as React, into modules that they share. The chunks of
 * Next.js cannot be used for this: they contain the islands only together with its router.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { getBrowserEnvironment, type Settings } from '@/lib/urls/settings.mjs';
import { getLanguageOfPath, type Language } from '@/lib/i18n/language';
import { enError, type ErrorMessages } from '@/lib/i18n/messages/en-error';
import { hiError } from '@/lib/i18n/messages/hi-error';
import { bundleIntoFolder } from '../../shared/bundle';
import { PROJECT } from '../../shared/project';
import { getPathOfFile } from '../files';
import { findElements, type HtmlTree } from '../html';
import { NEXT_STATIC_FOLDER } from '../next-format';

/** The folder of all modules. */
export const MODULES_FOLDER = `${NEXT_STATIC_FOLDER}/chunks`;

/**
 * The folder of their copies, for a second try: browsers keep the failure of a module by its address. The modules import
 * each other by relative addresses, so the second try requests all of them by new ones.
 */
export const MODULE_COPIES_FOLDER = '_next/again';

/** A module of a page. */
export interface PageModule {
  /** The path below the published folder; its name contains a hash of the content. */
  file: string;
  text: string;
}

/**
 * Tells Chromium to compile all functions while the script arrives, on another thread: nearly all of them run during
 * hydration. It works only at the start of a script.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

const ERROR_MESSAGES: Record<Language, ErrorMessages> = { en: enError, hi: hiError };

/** Finds the module of an island by its name: Tabs is in components/…/tabs.tsx. */
function findIslandModule(name: string): string {
  const fileName = `${name.replace(/(?<=.)[A-Z]/g, '-$&').toLowerCase()}.tsx`;
  const files = readdirSync(path.join(PROJECT, 'components'), {
    encoding: 'utf8',
    recursive: true,
  });
  const file = files.find((one) => path.basename(one) === fileName);
  if (!file) throw new Error(`components/ has no ${fileName} with the island ${name}`);
  return `@/components/${file.replaceAll(path.sep, '/')}`;
}

/** Writes the module with which a page begins. */
function createEntrySource(file: string, tree: HtmlTree): string {
  // components/island.tsx writes the names and the props of islands.
  const islands = findElements(tree, 'page-island').map(({ attribs }) => ({
    name: attribs['data-island'] ?? '',
    props: attribs['data-props'] ?? '',
  }));
  const imports = ["import '@/instrumentation-client';"];
  if (islands.length === 0)
    return `${imports.join()} for (const name of ['hydrating', 'hydrated']) dispatchEvent(new Event(name));`;
  const names = new Set(islands.map(({ name }) => name));
  const messages = JSON.stringify(ERROR_MESSAGES[getLanguageOfPath(getPathOfFile(file))]);
  return [
    ...imports,
    "import { hydrate } from '@/scripts/export/hydration/hydrate-islands';",
    ...[...names].map((name) => `import { ${name} } from '${findIslandModule(name)}';`),
    `hydrate([${islands.map(({ name, props }) => `[${name}, ${props}]`).join()}], ${messages});`,
  ].join('\n');
}

/** Replaces components/island.tsx in browsers, because the document already has the element around an island. */
const BROWSER_ISLAND = 'export const island = (name, View) => View;';

/** Lets esbuild read modules that are no files. */
const readEntries = (entries: readonly string[]): Plugin => ({
  name: 'pages',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^page:|^@\/components\/island$/ }, (found) => ({
      path: found.path,
      namespace: 'page',
    }));
    onLoad({ filter: /./, namespace: 'page' }, (found) => ({
      contents: entries[Number(found.path.slice('page:'.length))] ?? BROWSER_ISLAND,
      resolveDir: PROJECT,
      loader: 'ts',
    }));
  },
});

/** The values of the environment variables that modules read. */
const defineEnvironment = (settings: Settings): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...getBrowserEnvironment(settings), NODE_ENV: 'production' }).map(
      ([name, value]) => [`process.env.${name}`, JSON.stringify(value)],
    ),
  );

/**
 * Builds the modules of all pages into the published folder.
 *
 * @param documents the pages, by their files
 * @returns for each file, all modules that its page loads; the first one imports the others
 */
export async function buildModules(
  documents: ReadonlyMap<string, HtmlTree>,
  folder: string,
  settings: Settings,
): Promise<Map<string, PageModule[]>> {
  const sources = [...documents].map(([file, tree]) => createEntrySource(file, tree));
  const entries = [...new Set(sources)];
  const { outputs } = await bundleIntoFolder(path.join(folder, MODULES_FOLDER), {
    entryPoints: entries.map((_, index) => ({ in: `page:${index}`, out: 'page' })),
    entryNames: '[name]-[hash]',
    chunkNames: '[hash]',
    format: 'esm',
    splitting: true,
    banner: { js: COMPILE_HINT },
    // The style sheets are in the documents.
    loader: { '.css': 'empty' },
    define: defineEnvironment(settings),
    plugins: [readEntries(entries)],
  });
  const modules = new Map(
    Object.keys(outputs).map((output) => {
      const file = path.relative(folder, path.join(PROJECT, output)).replaceAll(path.sep, '/');
      return [output, { file, text: readFileSync(path.join(folder, file), 'utf8') }];
    }),
  );
  const listModules = (output: string): PageModule[] => {
    const names = new Set([output]);
    // The set grows while it is read, by what the imports import.
    for (const name of names)
      for (const imported of outputs[name]?.imports ?? []) names.add(imported.path);
    return [...names].flatMap((name) => modules.get(name) ?? []);
  };
  const modulesOfEntry = new Map(
    Object.entries(outputs).map(([output, { entryPoint }]) => [entryPoint, listModules(output)]),
  );
  return new Map(
    [...documents.keys()].map((file, index) => {
      const entry = entries.indexOf(sources[index] ?? '');
      return [file, modulesOfEntry.get(`page:page:${entry}`) ?? []];
    }),
  );
}
