import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatIssue, type ContentIssue } from '@/lib/content/issue';
import { rewriteYaml, type Value } from '@/scripts/shared/rewrite-yaml';
import { readYaml } from '@/lib/content/read-yaml';
import { getValueAt } from '@/lib/model/places';
import { RECORDS_FILE } from '@/lib/records/records-file';
import { listOwnFiles } from '../shared/own-files';
import { checkSite } from './check-site';

type Mended = Required<Pick<ContentIssue, 'mended'>>['mended'];

/** A content file with mended values; all other lines stay as they are. */
function mendYaml(text: string, mends: readonly Mended[]): string {
  const read = readYaml(text);
  if ('problem' in read) return text;
  for (const { path: at, write } of mends)
    Reflect.set(Object(getValueAt(read.value, at.slice(0, -1))), at.at(-1) ?? '', write);
  return rewriteYaml(text, read.value as Value);
}

/** The records with mended cells. A row with quotes may have commas or line breaks in its cells: it stays as it is. */
function mendRecords(text: string, mends: readonly Mended[]): string {
  if (text.includes('"')) return text;
  const rows = text.split('\n').map((row) => row.split(/,|(?=\r)/));
  for (const { path: at, write } of mends) {
    const [row, column] = at.map(Number);
    rows[Number(row) - 1]?.splice(Number(column), 1, write);
  }
  return rows.map((cells) => cells.join().replace(',\r', '\r')).join('\n');
}

/** Renames pictures that end in .jpeg, where no other has the name. */
const renamePictures = (folder: string) =>
  listOwnFiles(folder).flatMap((name) => {
    const other = name.replace(/\.jpeg$/i, '.jpg');
    if (other === name || existsSync(path.join(folder, other))) return [];
    renameSync(path.join(folder, name), path.join(folder, other));
    return [`Renamed public/assets/${name} to ${path.basename(other)}`];
  });

/**
 * Mends what has only one reading: other forms of a date, invisible signs, `.jpeg`, a slash before a path, `1ST`.
 *
 * @param folder of the project
 * @returns a line for each change
 */
export async function fixContent(folder: string): Promise<string[]> {
  const renamed = renamePictures(path.join(folder, 'public/assets'));
  const { issues } = await checkSite(folder);
  const mendable = issues.filter(({ mended }) => mended);
  const changed = [...new Set(mendable.map(({ file }) => file))].flatMap((file) => {
    const own = mendable.filter((issue) => issue.file === file);
    const mends = own.flatMap(({ mended }) => mended ?? []);
    const text = readFileSync(path.join(folder, file), 'utf8');
    const mended = file === RECORDS_FILE ? mendRecords(text, mends) : mendYaml(text, mends);
    writeFileSync(path.join(folder, file), mended);
    return mended === text ? [] : own.map((issue) => `Mended: ${formatIssue(issue)}`);
  });
  return [...renamed, ...changed];
}
