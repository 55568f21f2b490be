import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { CHROMIUM_ARGUMENTS, findBrowser } from '@/scripts/testing/browsers';
import { expect, test } from './test';

/** How long the page is ready before its visitor comes, in milliseconds: longer than a slide stays. */
const AHEAD_MS = 7_000;

/** A page that has the home page made ready, and goes there later. */
const OPENER = `<!doctype html><title>Opener</title>
<script type="speculationrules">{"prerender":[{"urls":["/"],"eagerness":"immediate"}]}</script>
<script>setTimeout(() => { location.href = '/' }, ${AHEAD_MS})</script>`;

/** What the home page has done by the time at which its visitor comes; times in milliseconds. */
interface Report {
  wasAhead: boolean;
  hydrated: boolean;
  marqueeRan: number;
  slide: string;
}

/** Runs in the home page. */
const PROBE = `document.addEventListener('prerenderingchange', () => {
  const { activationStart } = performance.getEntriesByType('navigation')[0];
  fetch('/report', { method: 'POST', body: JSON.stringify({
    wasAhead: activationStart > 0,
    hydrated: document.documentElement.dataset.script === undefined,
    marqueeRan: document.getAnimations()[0].currentTime,
    slide: document.querySelector('[aria-roledescription=slide]').ariaLabel,
  }) });
});`;

/** Serves the site, the opener beside it, and the probe in each of its pages. */
async function serveWithProbe(site: string) {
  let report: (what: Report) => void;
  const reported = new Promise<Report>((resolve) => (report = resolve));
  const server = createServer(async (request, response) => {
    const url = request.url ?? '/';
    if (url === '/report') report(JSON.parse(await text(request)) as Report);
    const own: Record<string, [type: string, body: string]> = {
      '/opener': ['text/html', OPENER],
      '/probe.js': ['text/javascript', PROBE],
      '/report': ['text/plain', ''],
    };
    if (own[url]) {
      response.setHeader('Content-Type', own[url][0]).end(own[url][1]);
      return;
    }
    const answer = await fetch(new URL(url, site));
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'Content-Type': type });
    const body = Buffer.from(await answer.arrayBuffer());
    const probe = '<script src="/probe.js"></script></head>';
    response.end(/html/.test(type) ? body.toString().replace('</head>', probe) : body);
  }).listen();
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/opener`, reported, close: () => server.close() };
}

// Only Chromium makes pages ready, and only where no driver watches it: this one reports by itself.
test(
  'a page that is made ready ahead waits for its visitor, and is taken over by then',
  { tag: ['@chromium', '@desktop'] },
  async ({ baseURL }) => {
    const server = await serveWithProbe(baseURL ?? '');
    const profile = await mkdtemp(path.join(tmpdir(), 'profile-'));
    const browser = spawn(
      findBrowser('chromium')?.executablePath ?? '',
      [
        ...CHROMIUM_ARGUMENTS,
        '--headless',
        // Without it the browser ends when it has loaded its page.
        '--remote-debugging-port=0',
        `--user-data-dir=${profile}`,
        server.url,
      ],
      // A group of its own: what is started may be a script that starts the browser.
      { stdio: 'ignore', detached: true },
    );
    try {
      const { marqueeRan, ...state } = await server.reported;
      expect(state).toEqual({ wasAhead: true, hydrated: true, slide: '1 of 45' });
      expect(marqueeRan).toBeLessThan(AHEAD_MS / 7);
    } finally {
      if (browser.pid) process.kill(-browser.pid);
      await once(browser, 'exit');
      server.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 3 });
    }
  },
);
