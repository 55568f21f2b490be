import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { SettingError } from '@/lib/settings.mjs';
import type { Assets } from './checks';
import type { Content } from './content';
import { FaultError } from './fault';

const project = path.join(import.meta.dirname, '../..');

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

/** One line for whatever a data file throws while it loads, such as a comma that is missing. */
export function describeLoadError(error: unknown): string {
  if (error instanceof SettingError) return error.message;
  if (!(error instanceof Error)) return `data: cannot be read (${String(error)})`;
  return `${placeOf(error) || 'data: '}cannot be read (${reasonOf(error)})`;
}

/**
 * Loads the data files.
 *
 * @throws FaultError when one of them is no longer valid TypeScript, or fails as it runs
 */
export async function loadContent(): Promise<Content> {
  try {
    return (await import('./content')).content;
  } catch (error) {
    throw new FaultError(describeLoadError(error));
  }
}

/** The files below public/assets; those that begin with a dot are left to the system that made them. */
export function listAssets(folder: string = path.join(project, 'public/assets')): Assets {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !path.basename(name).startsWith('.'))
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name) => name.replaceAll(path.sep, '/'));
  return new Set(names.sort());
}
