import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { openRecordsFile, RECORDS_FILE, type RecordsFile } from '@/lib/records/records-file';
import {
  CONTENT_FILES,
  contentSchema,
  type ContentFile,
  type ContentFiles,
} from '@/lib/content/schemas/content';
import { ofFile, type Fault } from './fault';
import { judge } from './judge';
import { allFields, toFaults, type Finding } from './places';
import { readYaml, type YamlFile } from './read-yaml';
import { RULES } from './rules';
import { isSystemFile } from './system-files';

/** All that data/ holds. */
export interface Content extends ContentFiles {
  /** The real records as their file has them; undefined while there is no such file. */
  recordsFile?: RecordsFile;
}

/** What the files say, without the records. */
export const filesOf = (content: Content) =>
  Object.fromEntries(CONTENT_FILES.map((file) => [file, content[file]])) as unknown as ContentFiles;

/** The content, and what is wrong with it. */
export interface Loaded {
  /** Undefined where a file of it cannot be used. */
  content?: Content;
  faults: Fault[];
  /** Findings of other rules, with the lines of what they are about; a path begins with the name of its file. */
  place: (findings: readonly Finding[]) => Fault[];
}

const KEYS: ReadonlySet<string> = new Set(allFields(contentSchema));

const nameOf = (file: ContentFile) => `data/${file}.yaml`;

/** Files that may stand in data/ besides those of the content. */
const OTHERS = ['README.md', path.basename(RECORDS_FILE)];

/** A fault for each file that is missing, or that nobody reads, though the name says that somebody thought so. */
function findFolderFaults(folder: string): Fault[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => !isSystemFile(name))
    .sort();
  const isFolder = (name: string) => statSync(path.join(folder, name)).isDirectory();
  const known = [...CONTENT_FILES.map((file) => `${file}.yaml`), ...OTHERS];
  const strays = names.filter((name) => !known.includes(name) && !isFolder(name));
  const missing = CONTENT_FILES.filter((file) => !names.includes(`${file}.yaml`)).map((file) => ({
    file,
    other: strays.find((name) => name.toLowerCase().startsWith(`${file}.y`)),
  }));
  return [
    ...missing.map(({ file, other }) =>
      ofFile(nameOf(file), `is missing: ${other ? `rename data/${other}` : 'bring the file back'}`),
    ),
    ...names
      .filter((name) => known.includes(name) && isFolder(name))
      .map((name) => ofFile(`data/${name}`, 'is a folder, not a file')),
    ...strays
      .filter((name) => !missing.some(({ other }) => other === name))
      .map((name) => {
        const isOfRecords = /\.(csv|tsv|xlsx?|ods|numbers)\b/i.test(name);
        const remedy = isOfRecords
          ? `the records must stand in ${RECORDS_FILE}, saved as "CSV UTF-8"`
          : 'take it away, or give it the name of the file that it stands for';
        return ofFile(`data/${name}`, `is not read: ${remedy}`);
      }),
  ];
}

const SAVE_AS_UTF8 = 'save the file again, with the encoding UTF-8';

/** A file as text, or the fault for which it is none. */
function readText(folder: string, file: ContentFile): string | Fault {
  const bytes = readFileSync(path.join(folder, `${file}.yaml`));
  if (
    bytes.subarray(0, 200).includes(0) ||
    /^(\xFF\xFE|\xFE\xFF)/.test(bytes.toString('latin1', 0, 2))
  )
    return ofFile(nameOf(file), `is not saved as text in UTF-8: ${SAVE_AS_UTF8}`);
  const text = bytes.toString('utf8');
  const lost = text.indexOf('\uFFFD');
  if (lost < 0 || bytes.equals(Buffer.from(text))) return text;
  const line = text.slice(0, lost).split('\n').length;
  return ofFile(
    nameOf(file),
    `holds a letter that is not UTF-8: ${SAVE_AS_UTF8}, and type it anew`,
    line,
  );
}

/** A content file that can be used, or its faults. */
function judgeText(file: ContentFile, text: string) {
  const schema = contentSchema.shape[file];
  const isList = schema instanceof z.ZodArray;
  const read = readYaml(text, KEYS, isList);
  if ('problem' in read) return { faults: [ofFile(nameOf(file), read.problem, read.line)] };
  if (read.value === null) {
    const remedy = `bring its text back${isList ? ', or write [] for a list without entries' : ''}`;
    return { faults: [ofFile(nameOf(file), `is empty: ${remedy}`)] };
  }
  const { good, findings } = judge<unknown>(schema, read);
  return { read, good, faults: toFaults(nameOf(file), schema, read, findings) };
}

/** What each file held when it was last read, and what came of it. */
const known = new Map<ContentFile, { text: string; judged: ReturnType<typeof judgeText> }>();

function readFile(folder: string, file: ContentFile) {
  const text = readText(folder, file);
  if (typeof text !== 'string') return { faults: [text] };
  const last = known.get(file);
  if (last?.text === text) return last.judged;
  const judged = judgeText(file, text);
  known.set(file, { text, judged });
  return judged;
}

/** Findings of several files as faults, file by file. */
function placeFindings(
  files: ReadonlyMap<string, YamlFile>,
  findings: readonly Finding[],
): Fault[] {
  return CONTENT_FILES.flatMap((file) => {
    const read = files.get(file);
    const own = findings.filter(({ path: [first] }) => first === file);
    return read
      ? toFaults(
          nameOf(file),
          contentSchema.shape[file],
          read,
          own.map(({ path: [, ...rest], problem }) => ({ path: rest, problem })),
        )
      : [];
  });
}

/**
 * Loads the content: reads, parses and judges it. The rows of the records file are judged by who asks for that, for
 * there may be very many.
 *
 * @param folder the folder data/
 */
export function loadContent(folder: string): Loaded {
  const missing = findFolderFaults(folder);
  const isThere = (file: ContentFile) =>
    !missing.some((fault) => fault.file === nameOf(file)) &&
    existsSync(path.join(folder, `${file}.yaml`));
  const read = CONTENT_FILES.filter(isThere).map((file) => ({ file, ...readFile(folder, file) }));
  const files = new Map(read.flatMap((one) => (one.read ? [[one.file, one.read] as const] : [])));
  const place = (findings: readonly Finding[]) => placeFindings(files, findings);
  const faults = [...missing, ...read.flatMap((one) => one.faults)];
  if (faults.length > 0) return { faults, place };
  const content: Content = {
    ...(Object.fromEntries(read.map(({ file, good }) => [file, good])) as ContentFiles),
    recordsFile: openRecordsFile(folder),
  };
  return {
    content,
    faults: place(RULES.flatMap((rule) => rule(content))),
    place,
  };
}
