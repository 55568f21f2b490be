/**
 * Bundles the scripts of pages with islands: one chunk with React, which all of them share, and one for each set of
 * islands. The chunks of Next.js cannot be used for this: they contain the islands only together with its router.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@/lib/i18n/language';
import type { Settings } from '@/lib/urls/settings.mjs';
import { hashContent } from '@/lib/urls/content-hash';
import { PROJECT } from '../../shared/project';
import { bundleToText } from '../../shared/bundle';
import { getOrCreate } from '../../shared/get-or-create';
import { extractNameCandidates } from '../class-candidates';
import { STATIC_FOLDER } from '../next-format';

/** A script of a page. */
export interface Chunk {
  /** The path of the script below the published folder; its name is a hash of the content. */
  file: string;
  text: string;
  /** All words in the script that may be names of classes. */
  candidates: ReadonlySet<string>;
}

/** The packages that the shared chunk (client.tsx) provides to the chunks of pages. */
const SHARED_PACKAGES = ['react', 'react/jsx-runtime'];

/**
 * Tells Chromium to compile all functions while the script arrives, on another thread: nearly all of them run during
 * hydration. It works only at the start of a script.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

function createChunk(text: string): Chunk {
  const file = `${STATIC_FOLDER}/chunks/${hashContent(text)}.js`;
  return { file, text, candidates: extractNameCandidates(text) };
}

const buildSharedChunk = (settings: Settings) =>
  createChunk(
    bundleToText(
      {
        entryPoints: [path.join(import.meta.dirname, 'client.tsx')],
        banner: { js: COMPILE_HINT },
        format: 'iife',
      },
      settings,
    ),
  );

/** Matches the line that declares an island. */
const ISLAND_DECLARATION = /^export const (\w+) = island\('(\w+)'/gm;

/**
 * Finds the module of each island, by the name of the island.
 *
 * @throws Error when two islands have the same name, or one has another name than its export
 */
export function findIslandModules(folder = path.join(PROJECT, 'components')): Map<string, string> {
  const modules = new Map<string, string>();
  for (const file of readdirSync(folder, { encoding: 'utf8', recursive: true })) {
    if (!file.endsWith('.tsx')) continue;
    const text = readFileSync(path.join(folder, file), 'utf8');
    for (const [, variable, name = ''] of text.matchAll(ISLAND_DECLARATION)) {
      if (variable !== name) throw new Error(`${file}: the island ${name} is named ${variable}`);
      const earlierFile = modules.get(name);
      if (earlierFile) throw new Error(`${file}: ${earlierFile} has an island ${name} too`);
      modules.set(name, file);
    }
  }
  return modules;
}

/** Builds the script that gives the islands of a page, and its error page, to the shared chunk. */
function buildPageChunk(islands: readonly string[], language: Language, settings: Settings): Chunk {
  const modules = findIslandModules();
  const imports = islands.map((name) => {
    const file = modules.get(name)?.replaceAll(path.sep, '/');
    if (!file) throw new Error(`components/ has no line: export const ${name} = island('${name}',`);
    return `import { ${name} } from '@/components/${file}';`;
  });
  const contents = [
    ...imports,
    "import { ErrorPage } from '@/app/error-page';",
    `import { errorMessages } from '@/lib/i18n/messages/${language}-error';`,
    `definePage({ islands: { ${islands.join(', ')} }, ErrorPage, errorMessages });`,
  ];
  return createChunk(
    bundleToText(
      {
        stdin: { contents: contents.join('\n'), resolveDir: PROJECT, loader: 'ts' },
        external: SHARED_PACKAGES,
        alias: { '@/components/island': path.join(import.meta.dirname, 'browser-island.ts') },
        format: 'cjs',
        banner: { js: `${COMPILE_HINT}\nglobalThis.runPageChunk=(require,definePage)=>{` },
        footer: { js: '}' },
      },
      settings,
    ),
  );
}

const chunksByInputs = new Map<string, Chunk>();

const buildOnce = (inputs: unknown, buildChunk: () => Chunk): Chunk =>
  getOrCreate(chunksByInputs, JSON.stringify(inputs), buildChunk);

/** Builds the chunks of a page, once for all pages with the same islands and language. */
export function buildChunks(islands: ReadonlySet<string>, language: Language, settings: Settings) {
  const names = [...islands].sort();
  return [
    buildOnce([settings], () => buildSharedChunk(settings)),
    buildOnce([settings, names, language], () => buildPageChunk(names, language, settings)),
  ];
}
