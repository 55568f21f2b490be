import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** A folder that a web server can serve as its root, and the path below it at which the site stands. */
interface WebRoot {
  folder: string;
  basePath: string;
}

/** The base path that a site was built for, as its manifest states it. */
function getBasePath(site: string): string {
  const manifest = readFileSync(path.join(site, 'manifest.webmanifest'), 'utf8');
  const { start_url } = JSON.parse(manifest) as { start_url: string };
  return start_url.replace(/\/$/, '');
}

/**
 * The web root of a published folder: the folder itself, or, for a site that was built for a path, one that has it at
 * that path.
 *
 * @throws Error when nothing is published there
 */
export function getWebRoot(site: string, place: string): WebRoot {
  const basePath = getBasePath(site);
  if (basePath === '') return { folder: site, basePath };
  rmSync(place, { recursive: true, force: true });
  const link = path.join(place, basePath);
  mkdirSync(path.dirname(link), { recursive: true });
  // Windows lets every user create a junction, but not a symbolic link; other systems ignore the type.
  symlinkSync(site, link, 'junction');
  return { folder: place, basePath };
}
