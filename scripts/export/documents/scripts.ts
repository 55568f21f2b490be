/** The scripts that Next.js has written, and which of them a page asks for. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { STATIC_FOLDER } from './next-output';
import { wordsOf } from './style-sheet';

/** A script, and what was found out about it once for all pages. */
export interface Script {
  words: ReadonlySet<string>;
  /** The files that it names. */
  names: readonly string[];
}

/** The name of a file, or the beginning of it: it ends at a quote and the like, and where a variable is put in. */
const NAMED_FILE = /(?<=["'`]|_next\/)static\/(?:\([^\s"'`\\()?#<>]*\)|(?!\$\{)[^\s"'`\\()?#<>])*/g;

/** A name as a file has it, which in an address may be escaped. */
function unescapeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/**
 * The files below {@link STATIC_FOLDER} that a text names, be it of a page or of a script. What ends in a slash is a
 * name that is put together at run time: any file of that folder may be meant.
 */
export const filesNamedIn = (text: string): string[] =>
  (text.match(NAMED_FILE) ?? []).map((name) => `_next/${unescapeName(name)}`);

/**
 * Reads the scripts of an export.
 *
 * @param files all that it holds
 * @returns the scripts by the names of their files
 */
export async function readScripts(
  folder: string,
  files: readonly string[],
): Promise<Map<string, Script>> {
  const scripts = files.filter(
    (file) => file.startsWith(`${STATIC_FOLDER}/`) && /\.m?js$/.test(file),
  );
  return new Map(
    await Promise.all(
      scripts.map(async (file) => {
        const text = await readFile(path.join(folder, file), 'utf8');
        return [file, { words: wordsOf(text), names: filesNamedIn(text) }] as const;
      }),
    ),
  );
}

/** The scripts among files, and those that these name in turn. */
export function scriptsAmong(
  files: readonly string[],
  scripts: ReadonlyMap<string, Script>,
): Script[] {
  const found = new Set<Script>();
  const queue = [...files];
  // Goes on to what is added on the way.
  for (const file of queue) {
    const script = scripts.get(file);
    if (script === undefined || found.has(script)) continue;
    found.add(script);
    queue.push(...script.names);
  }
  return [...found];
}

/**
 * What Chromium takes as a word that all of a script's functions are called at once, as nearly all of these are before
 * the page answers. So it compiles them while they arrive, beside all else, and not each when it is first called.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** Puts that hint before a script, where alone it counts. */
export async function hintToCompile(location: string): Promise<void> {
  await writeFile(location, COMPILE_HINT + (await readFile(location, 'utf8')));
}
