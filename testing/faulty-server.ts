/**
 * A published site on a server of its own, whose network fails as a test says. Tests in every engine use it: the drivers
 * of WebKit and of Firefox cannot fail requests, and none can fail those of a service worker everywhere.
 */
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import configuration from '@/deploy/serve.json' with { type: 'json' };
import { createRandomGenerator } from '@/lib/records/random';
import { listenOnFreePort } from '@/scripts/shared/free-port';
import { getFileOfAddress, getMimeType } from './published-files';

/** Matches the module with which a page's script begins. Holding all of them would leave browsers no connection. */
export const SCRIPTS = /\/_next\/.*\/page-[^/]*\.js$/;

/** Matches what such a module imports, such as React. */
export const IMPORTS = /\/_next\/.*\/(?!page-)[^/]*\.js$/;

/** The longest delay of each answer but documents, in milliseconds, and the seed of the delays. */
const { DELAY = '0', SEED = '1' } = process.env;

/** The address of the script that a test adds to each page. */
const SCRIPT = '/test-script.js';

/** Sends the first bytes of a response, whose header promises the whole content. */
function sendFirstBytes(response: ServerResponse, content: Buffer, bytes: number): void {
  response.setHeader('Content-Length', content.length);
  response.flushHeaders();
  if (bytes > 0) response.write(content.subarray(0, bytes));
}

/** How a network or a host may answer. */
const ANSWERS = {
  well: (response, content) => response.end(content),
  /** The connection fails. */
  down: (response) => response.destroy(),
  /** No response ever. */
  hanging: () => undefined,
  /** All but the end of a document, or the headers of another file; the connection stays open. */
  unfinished: (response, content) =>
    sendFirstBytes(response, content, content.lastIndexOf('</body>')),
  /** The connection is closed after a third of the body. */
  breaking: (response, content) => {
    sendFirstBytes(response, content, content.length / 3);
    response.socket?.end();
  },
  /** The file is not there. */
  gone: (response) => response.writeHead(404).end('Not found'),
  /** The host answers with an error. */
  unavailable: (response) => response.writeHead(500).end('<h1>Internal error</h1>'),
  /** A captive portal answers instead. */
  portal: (response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Sign in</h1>'),
  /** Half of the body, as if it were all. */
  half: (response, content) => response.end(content.subarray(0, content.length / 2)),
} satisfies Record<string, (response: ServerResponse, content: Buffer) => unknown>;

type Answer = keyof typeof ANSWERS;

/** Decides how a request is answered, and when. */
type Decide = () => Answer | Promise<Answer>;

/** What a test wants for the files that match a pattern. The pattern that was added last counts. */
type ByPattern<Value> = (readonly [files: RegExp, value: Value])[];

const findValue = <Value>(values: ByPattern<Value>, pathname: string) =>
  values.findLast(([files]) => files.test(pathname))?.[1];

/** A built site, and how it is served. */
export interface Published {
  folder: string;
  /** The path that it was built for. */
  basePath?: string;
  /** Runs in each page before its policy holds and before its own scripts. */
  script?: string;
}

export type FaultyServer = Awaited<ReturnType<typeof startFaultyServer>>;

/** Serves a published folder on a free port, with the headers of all hosts; browsers cache nothing. */
export async function startFaultyServer({ folder, basePath = '', script }: Published) {
  if (!existsSync(folder))
    throw new Error(`${folder} is missing: npm run build && npm test -- variants`);
  let published = folder;
  let caching = 'no-store';
  const answers: ByPattern<Decide> = [];
  const changes: ByPattern<(content: string) => string> = [];
  const mounted = new Map<string, RequestListener>();
  const random = createRandomGenerator(Number(SEED));
  const [asked, missing, reports]: [string[], string[], string[]] = [[], [], []];

  /** The status, file name and content for a path. */
  function findFile(pathname: string): [status: number, file: string, content: Buffer] {
    if (script && pathname === SCRIPT) return [200, pathname, Buffer.from(script)];
    const isBelow = pathname.startsWith(`${basePath}/`);
    const found = isBelow && getFileOfAddress(published, pathname.slice(basePath.length));
    const file = found || path.join(published, '404.html');
    return [found ? 200 : 404, file, readFileSync(file)];
  }

  /** The content after the changes that the test wants. */
  function edit(pathname: string, file: string, content: Buffer): Buffer {
    const change = findValue(changes, pathname);
    const changed = change ? Buffer.from(change(content.toString())) : content;
    if (!script || !file.endsWith('.html')) return changed;
    // Its own file, which the editor's policy allows.
    return Buffer.from(changed.toString().replace('<head>', `$&<script src="${SCRIPT}"></script>`));
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [pathname = '/'] = (request.url ?? '/').split('?');
    const isDocument = request.headers['sec-fetch-dest'] === 'document';
    if (DELAY !== '0' && !isDocument) await setTimeout(random() * Number(DELAY));
    // The page was left meanwhile.
    if (request.socket.destroyed) return;
    for (const [prefix, listener] of mounted)
      if (pathname.startsWith(prefix)) return listener(request, response);
    if (request.method === 'POST') {
      reports.push(await text(request));
      return void response.end();
    }
    asked.push(pathname);
    const [status, file, content] = findFile(pathname);
    if (status === 404) missing.push(pathname);
    const answer = (await findValue(answers, pathname)?.()) ?? 'well';
    response.statusCode = status;
    response.setHeader('Content-Type', getMimeType(file));
    for (const { key, value } of configuration.headers[0]?.headers ?? [])
      response.setHeader(key, value);
    // So that each request arrives here.
    response.setHeader('Cache-Control', caching);
    // If a reused connection fails, a browser sends the request a second time.
    response.setHeader('Connection', 'close');
    ANSWERS[answer](response, edit(pathname, file, content));
  }

  const server = createServer((request, response) => void respond(request, response));
  const origin = `http://127.0.0.1:${await listenOnFreePort(server)}`;
  return {
    origin,
    /** The address of the home page is this with a slash. */
    address: origin + basePath,
    /** The paths of all requests. */
    asked,
    /** The paths of those that were not found. */
    missing,
    /** What pages have sent. */
    reports,
    /** Decides how requests for some files are answered from now on. */
    answer: (files: RegExp, answer: Answer | Decide) =>
      answers.push([files, typeof answer === 'string' ? () => answer : answer]),
    /** Decides how all requests are answered from now on. Open connections end. */
    answerAll: (answer: Answer) => {
      answers.push([/./, () => answer]);
      server.closeAllConnections();
    },
    /**
     * Holds responses back.
     *
     * @returns releases them
     */
    hold: (files: RegExp): (() => void) => {
      let release = () => undefined as void;
      const released = new Promise<void>((resolve) => (release = resolve));
      answers.push([files, () => released.then(() => 'well' as const)]);
      return release;
    },
    /** Changes the text of some files from now on. */
    change: (files: RegExp, change: (content: string) => string) => changes.push([files, change]),
    /** Lets another server answer below a path. */
    mount: (prefix: string, listener: RequestListener) => mounted.set(prefix, listener),
    /** Lets browsers restore the texts in the fields of a page. With no-store they do not. */
    allowStoring: () => (caching = 'no-cache'),
    /** Serves another folder from now on. */
    publish: (other: string) => {
      published = other;
    },
    close: async () => {
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      await closed;
    },
  };
}
