import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { getFileOfAddress, getMimeType } from '@/scripts/testing/published-files';

/** Where pages report their errors. */
const ERRORS = '/errors';

/** Reports the errors of a page, because the driver of WebKit reports none. */
const REPORT_ERRORS = `{
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

/**
 * Lets no long timer fire, because the driver of WebKit cannot stop the clock. Two seconds are shorter than any timer
 * that changes a page by itself, and longer than those that answer a visitor.
 */
const STOP_TIMERS = `for (const name of ['setTimeout', 'setInterval']) {
  const set = window[name];
  window[name] = (act, delay, ...args) => (delay >= 2_000 ? 0 : set(act, delay, ...args));
}`;

/** Decides whether a file arrives, or its request fails. */
type Network = (pathname: string) => Promise<boolean>;

/** A site whose pages report their errors. */
export type WatchedSite = Awaited<ReturnType<typeof serveWatched>>;

/** Serves a published folder, and adds scripts to each page that run before its policy holds and its own scripts run. */
export async function serveWatched(folder: string, stopsTimers: boolean) {
  const scripts = `<script>${REPORT_ERRORS}${stopsTimers ? STOP_TIMERS : ''}</script>`;
  const errors: string[] = [];
  let network: Network = () => Promise.resolve(true);

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = getFileOfAddress(folder, pathname);
    if (pathname === ERRORS) {
      errors.push(await text(request));
      response.end();
    } else if (!(await network(pathname))) response.destroy();
    else if (file) {
      const content = readFileSync(file);
      const page = content.toString().replace('<head>', `$&${scripts}`);
      response.setHeader('Content-Type', getMimeType(file));
      response.setHeader('Cache-Control', 'no-store');
      response.end(file.endsWith('.html') ? page : content);
    } else {
      errors.push(`404 ${pathname}`);
      response.writeHead(404).end();
    }
  }).listen(0, '127.0.0.1');
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
