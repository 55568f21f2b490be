import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatIssue, type ContentIssue } from '@/lib/content/issue';
import { rewriteYaml, type YamlValue } from '@/scripts/shared/rewrite-yaml';
import { readYaml } from '@/lib/content/read-yaml';
import { getValueAt } from '@/lib/model/places';
import { RECORDS_FILE } from '@/lib/records/records-file';
import { listMaintainerFiles } from '../shared/own-files';
import { checkSite } from './check-site';

type Correction = Required<Pick<ContentIssue, 'mended'>>['mended'];

/** Writes corrected values into a YAML file. All other lines stay unchanged. */
function correctYaml(text: string, corrections: readonly Correction[]): string {
  const parsed = readYaml(text);
  if ('problem' in parsed) return text;
  for (const { path: valuePath, write } of corrections)
    Reflect.set(
      Object(getValueAt(parsed.value, valuePath.slice(0, -1))),
      valuePath.at(-1) ?? '',
      write,
    );
  return rewriteYaml(text, parsed.value as YamlValue);
}

/** Corrects cells of the records. A file with quotes stays unchanged: its cells may have commas or line breaks. */
function correctRecords(text: string, corrections: readonly Correction[]): string {
  if (text.includes('"')) return text;
  const rows = text.split('\n').map((row) => row.split(/,|(?=\r)/));
  for (const { path: valuePath, write } of corrections) {
    const [row, column] = valuePath.map(Number);
    rows[Number(row) - 1]?.splice(Number(column), 1, write);
  }
  return rows.map((cells) => cells.join().replace(',\r', '\r')).join('\n');
}

/** Renames pictures from .jpeg to .jpg, unless a file with the new name exists. */
const renameJpegFiles = (folder: string) =>
  listMaintainerFiles(folder).flatMap((name) => {
    const newName = name.replace(/\.jpeg$/i, '.jpg');
    if (newName === name || existsSync(path.join(folder, newName))) return [];
    renameSync(path.join(folder, name), path.join(folder, newName));
    return [`Renamed public/assets/${name} to ${path.basename(newName)}`];
  });

/**
 * Corrects mistakes whose correction is certain: other date formats, invisible characters, `.jpeg`, `1ST`.
 *
 * @returns a message for each change
 */
export async function fixContent(projectFolder: string): Promise<string[]> {
  const renamingMessages = renameJpegFiles(path.join(projectFolder, 'public/assets'));
  const { issues } = await checkSite(projectFolder);
  const correctable = issues.filter(({ mended }) => mended);
  const correctionMessages = [...new Set(correctable.map(({ file }) => file))].flatMap((file) => {
    const fileIssues = correctable.filter((issue) => issue.file === file);
    const corrections = fileIssues.flatMap(({ mended }) => mended ?? []);
    const text = readFileSync(path.join(projectFolder, file), 'utf8');
    const corrected =
      file === RECORDS_FILE ? correctRecords(text, corrections) : correctYaml(text, corrections);
    writeFileSync(path.join(projectFolder, file), corrected);
    return corrected === text ? [] : fileIssues.map((issue) => `Mended: ${formatIssue(issue)}`);
  });
  return [...renamingMessages, ...correctionMessages];
}
