/**
 * Chromium makes pages ready ahead only where no driver watches it. So a browser is started without one, and what it
 * does is told by a probe in the pages, which a server of the tests' own puts there.
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

/** What is sent for an address. */
export interface Answer {
  status?: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

interface ProbedSite {
  /** What the site sends; the probe must stand in its pages already. */
  answer: (pathname: string) => Promise<Answer>;
  /** Plain script that runs in each page, and tells what it finds by `POST /report`, as JSON. */
  probe: string;
  /** Pages beside those of the site, by path. */
  pages?: Record<string, string>;
}

const PROBE_FILE = '/probe.js';
const PROBE_TAG = `<script async src="${PROBE_FILE}"></script></head>`;

/** Puts the probe into a page. It holds nothing up there. */
export const addProbe = (html: string) => html.replace('</head>', PROBE_TAG);

/** Answers at once whatever the site is sent by. */
const own = (type: string, body: string): Answer => ({ headers: { 'Content-Type': type }, body });

/**
 * Serves a site with a probe in its pages.
 *
 * @returns its address, the first thing that the probe reports, and how to stop
 */
export async function serveProbed<Report>({ answer, probe, pages = {} }: ProbedSite) {
  const ownAnswers = new Map<string, Answer>([
    [PROBE_FILE, own('text/javascript', probe)],
    ['/report', own('text/plain', '')],
    ...Object.entries(pages).map(([name, html]) => [name, own('text/html', html)] as const),
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
 * Opens a page in a Chromium that has loaded nothing before and that nothing watches.
 *
 * @returns ends that browser
 */
export async function openUnwatched(url: string): Promise<() => Promise<void>> {
  const profile = await mkdtemp(path.join(tmpdir(), 'profile-'));
  const { executablePath = '', args = [], env } = getLaunchOptions('chromium');
  const browser = spawn(
    executablePath,
    [
      ...args,
      '--headless',
      // Without it the browser ends when it has loaded its page.
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      url,
    ],
    // A group of its own: what is started may be a script that starts the browser.
    { stdio: 'ignore', detached: true, env: env as NodeJS.ProcessEnv },
  );
  return async () => {
    if (browser.pid) process.kill(-browser.pid);
    await once(browser, 'exit');
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  };
}
