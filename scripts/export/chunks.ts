/** The chunks (files of script) of an export, and which of them a page loads. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { extractCandidates } from './class-candidates';
import { findReferences, isChunk } from './next-format';
import type { Context, Page } from './step';

/** What is known of a chunk; found once for all pages. */
export interface Chunk {
  candidates: ReadonlySet<string>;
  /** The files that it names. */
  references: readonly string[];
}

/**
 * Reads the chunks of an export.
 *
 * @param files all files of the export
 * @returns the chunks by file
 */
export async function readChunks(
  folder: string,
  files: readonly string[],
): Promise<Map<string, Chunk>> {
  const readChunk = async (file: string) => {
    const text = await readFile(path.join(folder, file), 'utf8');
    const chunk = { candidates: extractCandidates(text), references: findReferences(text) };
    return [file, chunk] as const;
  };
  return new Map(await Promise.all(files.filter(isChunk).map(readChunk)));
}

/** The chunks that a page may load: those named by it or its RSC payload, and those that these name in turn. */
export function findChunks({ html, payload }: Page, { chunks }: Context): Chunk[] {
  const found = new Set<Chunk>();
  const queue = findReferences(html + (payload?.text ?? ''));
  // The loop appends to this queue.
  for (const file of queue) {
    const chunk = chunks.get(file);
    if (chunk === undefined || found.has(chunk)) continue;
    found.add(chunk);
    queue.push(...chunk.references);
  }
  return [...found];
}
