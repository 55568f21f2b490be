/**
 * Bundles the scripts of pages with islands: one chunk with React, which all of them share, and one for each set of
 * islands. The build of Next.js has the same components, but not without its router.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '@/lib/urls/settings.mjs';
import { hashContent } from '@/lib/urls/content-hash';
import { PROJECT } from '../../shared/project';
import { bundle } from '../bundle';
import { extractCandidates } from '../class-candidates';
import { findReferences, STATIC_FOLDER } from '../next-format';
import { UnexpectedOutput } from '../unexpected-output';

/** A script of a page. */
export interface Chunk {
  /** Its path below the published folder; its name is a hash of the content. */
  file: string;
  text: string;
  /** What in it may be names of classes. */
  candidates: ReadonlySet<string>;
  /** The files that it names. */
  references: readonly string[];
}

/** The packages that the shared chunk has for the other one (client.tsx). */
const SHARED_PACKAGES = ['react', 'react/jsx-runtime'];

/**
 * Tells Chromium to compile all functions while the script arrives, on another thread: nearly all of them run before
 * the page answers. It is only valid at the start.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

function createChunk(text: string): Chunk {
  const file = `${STATIC_FOLDER}/chunks/${hashContent(text)}.js`;
  return { file, text, candidates: extractCandidates(text), references: findReferences(text) };
}

const buildSharedChunk = (settings: Settings) =>
  createChunk(
    bundle(
      {
        entryPoints: [path.join(import.meta.dirname, 'client.tsx')],
        banner: { js: COMPILE_HINT },
        format: 'iife',
      },
      settings,
    ),
  );

/** The modules of all islands, by name. */
function findIslandModules(): Map<string, string> {
  const folder = path.join(PROJECT, 'components');
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.split(path.sep).join('/'));
  return new Map(
    files.flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      if (!/^['"]use client['"]/.test(text)) return [];
      const names = [...text.matchAll(/^export (?:const|function) (\w+)/gm)];
      return names.map(([, name = '']) => [name, `@/components/${file}`] as const);
    }),
  );
}

/** A script that hands the islands of a page, and its error page, to the shared chunk. */
function buildPageChunk(islands: readonly string[], errorPage: string, settings: Settings): Chunk {
  const modules = findIslandModules();
  const exports = islands.map((name) => {
    const file = modules.get(name);
    if (!file) throw new UnexpectedOutput(`its island ${name} was not found in components/`);
    return `export { ${name} } from '${file}';`;
  });
  const contents = [...exports, `export { default as ErrorPage } from '@/app/${errorPage}';`];
  return createChunk(
    bundle(
      {
        stdin: { contents: contents.join('\n'), resolveDir: PROJECT, loader: 'ts' },
        external: SHARED_PACKAGES,
        format: 'cjs',
        banner: { js: `${COMPILE_HINT}\nglobalThis.runPageChunk=(require,module)=>{` },
        footer: { js: '}' },
      },
      settings,
    ),
  );
}

/** The chunks of this build, by what they are made of. */
const built = new Map<string, Chunk>();

/**
 * The chunks of a page, built once for all pages with the same islands.
 *
 * @param islands the names of its islands
 * @param language the folder of its routes in app/, such as `(en)`
 */
export function buildChunks(
  islands: ReadonlySet<string>,
  language: string,
  settings: Settings,
): Chunk[] {
  const names = [...islands].sort();
  const buildOnce = (key: unknown[], make: () => Chunk) => {
    const text = JSON.stringify([...key, settings]);
    const chunk = built.get(text) ?? make();
    built.set(text, chunk);
    return chunk;
  };
  return [
    buildOnce([], () => buildSharedChunk(settings)),
    buildOnce([names, language], () => buildPageChunk(names, `${language}/error`, settings)),
  ];
}
