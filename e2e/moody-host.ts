import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { getFileOfAddress, getMimeType } from '@/scripts/testing/published-files';
import { WORKER_FILE } from '@/scripts/export/offline/build-worker';

const LOGIN =
  '<!doctype html><html lang="en"><title>Sign in</title><h1>Sign in to this network</h1>';

/** Sends the first bytes of a response whose length says more. */
function begin(response: ServerResponse, content: Buffer, bytes: number): void {
  response.setHeader('Content-Length', content.length);
  response.flushHeaders();
  if (bytes > 0) response.write(content.subarray(0, bytes));
}

/** How a network or a host may answer. */
const MOODS = {
  well: (response, content) => response.end(content),
  /** The connection fails. */
  down: (response) => response.destroy(),
  /** No response ever. */
  hanging: () => undefined,
  /** Only headers. */
  silent: (response, content) => begin(response, content, 0),
  /** Only headers and some of the body; the connection stays open. */
  stalling: (response, content) => begin(response, content, 3_000),
  /** All but the end of the document. */
  unfinished: (response, content) => begin(response, content, content.lastIndexOf('</body>')),
  /** The connection is closed after a third of the body. */
  breaking: (response, content) => {
    begin(response, content, content.length / 3);
    response.socket?.end();
  },
  /** The host answers with an error. */
  unavailable: (response) => response.writeHead(503).end('<h1>Service unavailable</h1>'),
  /** A captive portal answers instead. */
  portal: (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(LOGIN),
  /** Half of the body, as if it were all. */
  torn: (response, content) => response.end(content.subarray(0, content.length / 2)),
} satisfies Record<string, (response: ServerResponse, content: Buffer) => unknown>;

type Mood = keyof typeof MOODS;

/** Matches pictures that are made up for tests that need many, or large ones. */
const DRAWN = /\/drawn\/(\d+)-\w+\.svg$/;

/** An image of so many bytes. */
const draw = (bytes: number) =>
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'.padEnd(bytes));

/**
 * Serves a published folder over a network that fails as the test says.
 *
 * @param basePath that it was built for
 */
export async function startMoodyHost(folder: string, basePath: string) {
  let mood: Mood = 'well';
  let published = folder;
  let changeWorker = (script: string) => script;
  const asked: string[] = [];

  /** The status, file name and content for a path. */
  function look(pathname: string): [status: number, file: string, content: Buffer] {
    const [, bytes] = DRAWN.exec(pathname) ?? [];
    if (bytes !== undefined) return [200, pathname, draw(Number(bytes))];
    const isBelow = pathname.startsWith(`${basePath}/`);
    const found = isBelow && getFileOfAddress(published, pathname.slice(basePath.length));
    const file = found || path.join(published, '404.html');
    const isWorker = path.basename(file) === WORKER_FILE;
    const content = readFileSync(file);
    const sent = isWorker ? Buffer.from(changeWorker(content.toString())) : content;
    return [found ? 200 : 404, file, sent];
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    asked.push(pathname);
    const [status, file, content] = look(pathname);
    response.statusCode = status;
    response.setHeader('Content-Type', getMimeType(file));
    response.setHeader('Cache-Control', 'no-store');
    MOODS[mood](response, content);
  }).listen();
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    /** The address of the home page is this with a slash. */
    site: `http://localhost:${port}${basePath}`,
    /** The paths of all requests. */
    asked,
    setMood: (next: Mood) => {
      mood = next;
      // Open connections would not change.
      server.closeAllConnections();
    },
    /** Changes the service worker that is served. */
    setWorker: (change: typeof changeWorker) => {
      changeWorker = change;
    },
    /** Serves another folder from now on. */
    publish: (other: string) => {
      published = other;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
