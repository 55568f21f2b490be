import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { RECORDS_FILE } from '@/lib/records-file';
import type { Fault } from './fault';
import { isSystemFile } from './system-files';
import { syntaxFaults, type Source } from './syntax-faults';

/** The modules of data/ that hold the content, by the names of their files, and what each of them exports. */
export const DATA_MODULES: Record<string, readonly string[]> = {
  about: ['about'],
  announcements: ['announcements'],
  'core-members': ['coreMembers', 'fixedMembers'],
  'district-secretaries': ['districtSecretaries'],
  districts: ['districts'],
  events: ['events'],
  gallery: ['galleryImages'],
  navigation: ['navigationLinks', 'navigationDistricts'],
  news: ['news'],
  objectives: ['objectives'],
  site: ['site'],
  'student-records': ['recordVocabulary', 'studentRecords'],
};

const RECORDS_NAME = path.basename(RECORDS_FILE);

const ofFile = (file: string, problem: string, line?: number): Fault => ({
  file,
  line,
  entry: '',
  field: '',
  problem,
});

/** A fault for each file that nobody reads, though the name says that somebody thought so. */
function strayFaults(names: readonly string[]): Fault[] {
  return names
    .filter((name) => !/^([a-z\d-]+\/)*[a-z\d-]+\.ts$/.test(name) && name !== RECORDS_NAME)
    .map((name) => {
      const isOfRecords = /\.(csv|tsv|xlsx?|ods|numbers)\b/i.test(name);
      const remedy = isOfRecords
        ? `the records must stand in ${RECORDS_FILE}, saved as "CSV UTF-8"`
        : 'take it away, or give it the name of the file that it stands for';
      return ofFile(`data/${name}`, `is not read: ${remedy}`);
    });
}

/** A file as text, or the fault that keeps it from being read. */
function readSource(folder: string, file: string): Source | Fault {
  const bytes = readFileSync(path.join(folder, file));
  try {
    return { file, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const [before = ''] = new TextDecoder().decode(bytes).split('\uFFFD');
    return ofFile(
      file,
      'holds a letter that is not saved as UTF-8: save the file as UTF-8, and type the letter again',
      before.split('\n').length,
    );
  }
}

/**
 * Reads the data files of a project as text.
 *
 * @returns them, and the faults for which they cannot be loaded
 */
export function readDataFolder(folder: string): { sources: Source[]; faults: Fault[] } {
  const data = path.join(folder, 'data');
  const all = readdirSync(data, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => !isSystemFile(name))
    .sort();
  const isFolder = (name: string) => statSync(path.join(data, name)).isDirectory();
  const names = all.filter((name) => !isFolder(name));
  const folders = all.filter((name) => isFolder(name) && /\.(csv|ts)$/.test(name));

  const missing = Object.keys(DATA_MODULES)
    .map((name) => `${name}.ts`)
    .filter((file) => !names.includes(file))
    .map((file) => ({ file, other: names.find((name) => name.toLowerCase().startsWith(file)) }));
  const read = names
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readSource(folder, `data/${name}`));
  const sources = read.filter((result) => 'text' in result);
  return {
    sources,
    faults: [
      ...missing.map(({ file, other }) =>
        ofFile(
          `data/${file}`,
          `is missing: ${other ? `rename data/${other}` : 'bring the file back; its list may be empty'}`,
        ),
      ),
      ...folders.map((name) => ofFile(`data/${name}`, 'is a folder, not a file')),
      ...strayFaults(names.filter((name) => !missing.some(({ other }) => other === name))),
      ...read.filter((result) => 'problem' in result),
      ...syntaxFaults(sources),
    ],
  };
}
