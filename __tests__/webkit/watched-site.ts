import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { getFileOfAddress, getMimeType } from '@/scripts/testing/published-files';

/** Where the pages tell of their faults, and by which script, for the driver of WebKit tells of none. */
const FAULTS = '/faults';
const WATCH = '/watch.js';

const watch = `{
  const tell = (fault) => navigator.sendBeacon('${FAULTS}', fault);
  addEventListener('error', ({ message, target }) => tell(message ?? 'does not load: ' + target.src), true);
  addEventListener('unhandledrejection', ({ reason }) => tell(String(reason)));
  addEventListener('securitypolicyviolation', (violation) =>
    tell(violation.violatedDirective + ': ' + violation.blockedURI));
  const { error } = console;
  console.error = (...words) => {
    tell(words.join(' '));
    error(...words);
  };
}`;

/** Decides whether a file comes; else its request fails. */
type Network = (pathname: string) => Promise<boolean>;

/** A site whose pages tell what goes wrong in them. */
export interface WatchedSite {
  origin: string;
  /** Has the network ask before it brings a file. */
  setNetwork: (network: Network) => void;
  /** What has gone wrong since it was asked for last. */
  takeFaults: () => string[];
  close: () => void;
}

/**
 * Serves a published folder, each page with a script before all of its own that tells of its faults.
 *
 * @param script that runs in each page besides
 */
export async function serveWatched(folder: string, script = ''): Promise<WatchedSite> {
  if (!existsSync(folder))
    throw new Error(`${folder} is not built: npm run build, npm test -- variants`);
  const faults: string[] = [];
  let network: Network = () => Promise.resolve(true);
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === FAULTS) {
      request.on('data', (fault: Buffer) => faults.push(fault.toString()));
      request.on('end', () => response.end());
      return;
    }
    if (pathname === WATCH) {
      response.setHeader('Content-Type', getMimeType(WATCH)).end(watch + script);
      return;
    }
    if (!(await network(pathname))) {
      response.destroy();
      return;
    }
    const file = getFileOfAddress(folder, pathname);
    if (!file) {
      faults.push(`404 ${pathname}`);
      response.writeHead(404).end();
      return;
    }
    const content = readFileSync(file);
    const isPage = path.extname(file) === '.html';
    response.setHeader('Content-Type', getMimeType(file));
    response.setHeader('Cache-Control', 'no-store');
    response.end(
      isPage
        ? content.toString().replace('<head>', `<head><script src="${WATCH}"></script>`)
        : content,
    );
  };
  const server = createServer((...exchange) => void answer(...exchange)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    setNetwork: (next) => {
      network = next;
    },
    takeFaults: () => faults.splice(0),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
