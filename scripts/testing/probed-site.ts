/**
 * Chromium prerenders pages only if no driver controls it. So these tests start a browser without one, and a probe that
 * the test server puts into each page reports what happens there.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { getLaunchOptions } from './browsers';

/** The response to a request. */
export interface Answer {
  status?: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

interface ProbedSite {
  /** The site's responses. Its pages must already contain the probe. */
  answer: (pathname: string) => Promise<Answer>;
  /** Plain script that runs in each page and reports by `POST /report`, as JSON. */
  probe: string;
  /** Further pages, by path. */
  pages?: Record<string, string>;
}

const PROBE_FILE = '/probe.js';
const PROBE_TAG = `<script async src="${PROBE_FILE}"></script></head>`;

/** Adds the probe to a page, without blocking its rendering. */
export const addProbe = (html: string) => html.replace('</head>', PROBE_TAG);

/** The response of one of the test server's own pages. */
const createAnswer = (type: string, body: string): Answer => ({
  headers: { 'Content-Type': type },
  body,
});

/**
 * Serves a site with a probe in its pages.
 *
 * @returns its address, a promise of the probe's first report, and a function that stops the server
 */
export async function serveProbed<Report>({ answer, probe, pages = {} }: ProbedSite) {
  const ownAnswers = new Map<string, Answer>([
    [PROBE_FILE, createAnswer('text/javascript', probe)],
    ['/report', createAnswer('text/plain', '')],
    ...Object.entries(pages).map(
      ([name, html]) => [name, createAnswer('text/html', html)] as const,
    ),
  ]);
  let report: (what: Report) => void;
  const reported = new Promise<Report>((resolve) => (report = resolve));
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/report') report(JSON.parse(await text(request)) as Report);
    const ownAnswer = ownAnswers.get(pathname);
    const { status = 200, headers, body } = ownAnswer ?? (await answer(pathname));
    response.writeHead(status, headers);
    response.end(body);
  }).listen();
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://localhost:${port}`, reported, close };
}

/**
 * Opens a page in a new Chromium without a driver.
 *
 * @returns a function that ends that browser
 */
export async function openUnwatched(url: string): Promise<() => Promise<void>> {
  const profile = await mkdtemp(path.join(tmpdir(), 'profile-'));
  const { executablePath = '', args = [], env } = getLaunchOptions('chromium');
  const browser = spawn(
    executablePath,
    [
      ...args,
      '--headless',
      // Keeps the browser open after it has loaded the page.
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      url,
    ],
    // In its own process group, because the program may be a script that starts the browser.
    { stdio: 'ignore', detached: true, env: env as NodeJS.ProcessEnv },
  );
  return async () => {
    if (browser.pid) process.kill(-browser.pid);
    await once(browser, 'exit');
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  };
}
