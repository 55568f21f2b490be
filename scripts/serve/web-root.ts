import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** A folder that a web server can serve as its root, and the path of the site below it. */
interface WebRoot {
  folder: string;
  basePath: string;
}

/** Reads from a site's manifest the base path that the site was built for. */
function readBasePath(siteFolder: string): string {
  const manifest = readFileSync(path.join(siteFolder, 'manifest.webmanifest'), 'utf8');
  const { start_url } = JSON.parse(manifest) as { start_url: string };
  return start_url.replace(/\/$/, '');
}

/**
 * Returns the web root for a published folder: the folder itself, or, if the site was built for a path, linkFolder with
 * a link to the site at that path.
 *
 * @throws Error when the folder has no site
 */
export function createWebRoot(siteFolder: string, linkFolder: string): WebRoot {
  const basePath = readBasePath(siteFolder);
  if (basePath === '') return { folder: siteFolder, basePath };
  rmSync(linkFolder, { recursive: true, force: true });
  const linkPath = path.join(linkFolder, basePath);
  mkdirSync(path.dirname(linkPath), { recursive: true });
  // Windows lets every user create a junction, but not a symbolic link. Other systems ignore this type.
  symlinkSync(siteFolder, linkPath, 'junction');
  return { folder: linkFolder, basePath };
}
