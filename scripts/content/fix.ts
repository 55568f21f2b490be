import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatIssue, showInvisible, type ContentIssue } from '@/lib/content/issue';
import { rewriteYaml, type Value } from '@/scripts/shared/rewrite-yaml';
import { readYaml } from '@/lib/content/read-yaml';
import { COLLECTION_NAMES, COLLECTIONS } from '@/lib/model/collections';
import type { Path } from '@/lib/model/places';
import { RECORDS_FILE } from '@/lib/records/records-file';
import { listAssets } from './asset-issues';
import { checkSite } from './check-site';

type Mended = Required<Pick<ContentIssue, 'mended'>>['mended'];

/** A value in which the one at a path is another. */
function setAt(value: Value, [step, ...rest]: Path, write: string): Value {
  if (step === undefined) return write;
  if (Array.isArray(value))
    return value.map((entry: Value, index) => (index === step ? setAt(entry, rest, write) : entry));
  const fields = value as Readonly<Record<string, Value>>;
  return { ...fields, [step]: setAt(fields[step] ?? '', rest, write) };
}

/** A content file with mended values; all other lines stay as they are. */
function mendYaml(file: string, text: string, mends: readonly Mended[]): string {
  const name = COLLECTION_NAMES.find((one) => COLLECTIONS[one].file === file);
  const read = name && readYaml(text);
  if (!read || 'problem' in read) return text;
  const mended = mends.reduce(
    (value, { path: at, write }) => setAt(value, at, write),
    read.value as Value,
  );
  return rewriteYaml(text, mended);
}

/** The records with mended cells. A row with quotes may have commas or line breaks in its cells: it stays as it is. */
function mendRecords(text: string, mends: readonly Mended[]): string {
  const rows = text.split('\n');
  if (text.includes('"')) return text;
  for (const { path: at, write } of mends) {
    const [row, column] = at.map(Number);
    const cells = rows[Number(row) - 1]?.split(',') ?? [];
    const end = cells[Number(column)]?.endsWith('\r') ? '\r' : '';
    rows[Number(row) - 1] = cells.with(Number(column), write + end).join(',');
  }
  return rows.join('\n');
}

/**
 * Mends what has only one reading: other forms of a date, invisible signs, `.jpeg`, a slash before a path, `1ST`.
 *
 * @param folder of the project
 * @returns a line for each change
 */
export async function fixContent(folder: string): Promise<string[]> {
  const assets = path.join(folder, 'public/assets');
  const renamed = [...listAssets(assets)].flatMap((name) => {
    const other = name.replace(/\.jpeg$/i, '.jpg');
    if (other === name || existsSync(path.join(assets, other))) return [];
    renameSync(path.join(assets, name), path.join(assets, other));
    return [`Renamed public/assets/${name} to ${path.basename(other)}`];
  });
  const { issues } = await checkSite(folder);
  const files = [...new Set(issues.flatMap(({ file, mended }) => (mended ? [file] : [])))];
  const changed = files.flatMap((file) => {
    const own = issues.filter((issue) => issue.file === file && issue.mended);
    const mends = own.flatMap(({ mended }) => (mended ? [mended] : []));
    const location = path.join(folder, file);
    const text = readFileSync(location, 'utf8');
    const mend = file === RECORDS_FILE ? mendRecords(text, mends) : mendYaml(file, text, mends);
    if (mend === text) return [];
    writeFileSync(location, mend);
    return own.map(({ mended, problem, ...place }) => {
      const before = showInvisible(/^"(.*?)" /.exec(problem)?.[1] ?? '');
      return `Changed ${formatIssue({ ...place, problem: `"${before}" to "${mended?.write}"` })}`;
    });
  });
  return [...renamed, ...changed, ''].slice(renamed.length + changed.length > 0 ? 0 : 1);
}
