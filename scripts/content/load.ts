import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { SettingError } from '@/lib/settings.mjs';
import type { Assets } from './checks';
import type { Content } from './content';
import { DATA_MODULES } from './data-folder';
import { FaultError, type Fault } from './fault';
import { PROJECT } from './project';
import { isSystemFile } from './system-files';

/** Where in a data file an error comes from, if it does, from what the error itself tells. */
function placeOf(error: Error): string {
  const [, place] = /(data\/[\w/-]+\.ts:\d+)(:\d+)?/.exec(`${error.message}\n${error.stack}`) ?? [];
  return place ? `${place}: ` : '';
}

/** What an error says, without the places and the code around it. */
function reasonOf({ message }: Error): string {
  const [, syntax] = /ERROR: (.+)/.exec(message) ?? [];
  return syntax ?? message.split('\n')[0] ?? '';
}

/** One line for whatever a data file throws while it loads, such as a name that does not exist. */
export function describeLoadError(error: unknown): string {
  if (error instanceof SettingError) return error.message;
  if (!(error instanceof Error)) return `data: cannot be read (${String(error)})`;
  return `${placeOf(error) || 'data: '}cannot be read (${reasonOf(error)})`;
}

/**
 * Loads the data files of a project.
 *
 * @throws FaultError when one of them fails as it runs
 */
export async function loadContent(folder: string = PROJECT): Promise<Content> {
  try {
    const modules: unknown[] = await Promise.all(
      Object.keys(DATA_MODULES).map(
        (name) => import(pathToFileURL(path.join(folder, 'data', `${name}.ts`)).href),
      ),
    );
    return Object.assign({}, ...modules) as Content;
  } catch (error) {
    throw new FaultError(describeLoadError(error));
  }
}

/** A fault for each list that a data file no longer hands out. */
export function missingExportFaults(content: Content): Fault[] {
  return Object.entries(DATA_MODULES).flatMap(([file, names]) =>
    names
      .filter((name) => !(name in content))
      .map((name) => ({
        file: `data/${file}.ts`,
        entry: '',
        field: '',
        problem: `the line is missing that begins with "export const ${name}"`,
      })),
  );
}

/** The files below public/assets, without those that systems leave there. */
export function listAssets(folder: string = path.join(PROJECT, 'public/assets')): Assets {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !isSystemFile(name))
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name) => name.replaceAll(path.sep, '/'));
  return new Set(names.sort());
}
