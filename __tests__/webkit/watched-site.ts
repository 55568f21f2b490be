import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { getFileOfAddress, getMimeType } from '@/scripts/testing/published-files';

/** Where pages report their errors, and the script that does so. The driver of WebKit reports none. */
const ERRORS = '/errors';
const WATCH = '/watch.js';

const watch = `{
  const report = (error) => navigator.sendBeacon('${ERRORS}', error);
  addEventListener('error', ({ message, target }) => report(message ?? 'does not load: ' + target.src), true);
  addEventListener('unhandledrejection', ({ reason }) => report(String(reason)));
  addEventListener('securitypolicyviolation', (violation) =>
    report(violation.violatedDirective + ': ' + violation.blockedURI));
  const { error } = console;
  console.error = (...words) => {
    report(words.join(' '));
    error(...words);
  };
}`;

/** Decides whether a file arrives, or its request fails. */
type Network = (pathname: string) => Promise<boolean>;

/** A site whose pages report their errors. */
export type WatchedSite = Awaited<ReturnType<typeof serveWatched>>;

/**
 * Serves a published folder, with a script in each page that reports its errors.
 *
 * @param script runs in each page after that, before the page's own
 */
export async function serveWatched(folder: string, script = '') {
  const errors: string[] = [];
  let network: Network = () => Promise.resolve(true);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === ERRORS) {
      errors.push(await text(request));
      response.end();
    } else if (pathname === WATCH) {
      response.setHeader('Content-Type', getMimeType(WATCH)).end(watch + script);
    } else if (await network(pathname)) sendFile(pathname, response);
    else response.destroy();
  }

  function sendFile(pathname: string, response: ServerResponse): void {
    const file = getFileOfAddress(folder, pathname);
    if (!file) {
      errors.push(`404 ${pathname}`);
      response.writeHead(404).end();
      return;
    }
    const content = readFileSync(file);
    const page = content.toString().replace('<head>', `<head><script src="${WATCH}"></script>`);
    response.setHeader('Content-Type', getMimeType(file));
    response.setHeader('Cache-Control', 'no-store');
    response.end(file.endsWith('.html') ? page : content);
  }

  const server = createServer((...exchange) => void answer(...exchange)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Replaces the network, by which every file arrives at first. */
    setNetwork: (next: Network) => {
      network = next;
    },
    /** The errors since the last call, and the addresses that were not found. */
    takeErrors: () => errors.splice(0),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
