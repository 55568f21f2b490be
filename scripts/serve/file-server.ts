import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import handler from 'serve-handler';
import { IssueError } from '@/lib/content/issue';

/** A configuration of serve-handler, such as `deploy/serve.json`. */
type Configuration = NonNullable<Parameters<typeof handler>[2]>;

/** Creates a server that serves the files of a folder; it does not listen yet. */
export const createFileServer = (folder: string, configuration: Configuration) =>
  createServer(
    (request, response) => void handler(request, response, { ...configuration, public: folder }),
  );

/** A folder that a web server can serve as its root, and the path of the site below it. */
interface WebRoot {
  folder: string;
  basePath: string;
}

/** Reads from a site's manifest the base path that the site was built for. */
function readBasePath(siteFolder: string): string {
  const file = path.join(siteFolder, 'manifest.webmanifest');
  if (!existsSync(file)) throw new IssueError(`${siteFolder} has no site: npm run build makes it`);
  const manifest = readFileSync(file, 'utf8');
  const { start_url } = JSON.parse(manifest) as { start_url: string };
  return start_url.replace(/\/$/, '');
}

/**
 * Returns the web root for a published folder: the folder itself, or, if the site was built for a path, linkFolder with
 * a link to the site at that path.
 *
 * @throws IssueError when the folder has no site
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
