/**
 * Small spreadsheets as offices have them, and what the form of the records says about them. Most were written by hand,
 * because libraries do not write what is odd in them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const FOLDER = path.join(import.meta.dirname, 'spreadsheets');

/** By folder and file: a part of what the form says. */
const sentences = parse(readFileSync(path.join(FOLDER, 'sentences.yaml'), 'utf8')) as Readonly<
  Record<string, Readonly<Record<string, string>>>
>;

interface OfficeFile {
  name: string;
  content: Buffer;
  /** Undefined if there is nothing to say. */
  sentence?: string;
}

const readFolder = (folder: string): OfficeFile[] =>
  readdirSync(path.join(FOLDER, folder)).map((name) => ({
    name,
    content: readFileSync(path.join(FOLDER, folder, name)),
    sentence: sentences[folder]?.[name],
  }));

/** Files that have the first record of ROWS. */
export const GOOD_FILES = readFolder('good');

/** Files of which something has to be corrected, or that the form does not read. */
export const BAD_FILES = ['faulty', 'refused'].flatMap(readFolder);
