import { openUnwatched, serveProbed, withProbe, type Answer } from '@/scripts/testing/probed-site';
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

/** What the site sends, with the probe in its pages. */
async function probed(site: string, pathname: string): Promise<Answer> {
  const answer = await fetch(new URL(pathname, site));
  const type = answer.headers.get('content-type') ?? '';
  const body = Buffer.from(await answer.arrayBuffer());
  return {
    status: answer.status,
    headers: { 'Content-Type': type },
    body: /html/.test(type) ? withProbe(body.toString()) : body,
  };
}

// Only Chromium makes pages ready.
test(
  'a page that is made ready ahead waits for its visitor, and is taken over by then',
  { tag: ['@chromium', '@desktop'] },
  async ({ baseURL }) => {
    const server = await serveProbed<Report>({
      answer: (pathname) => probed(baseURL ?? '', pathname),
      probe: PROBE,
      pages: { '/opener': OPENER },
    });
    const quit = await openUnwatched(`${server.origin}/opener`);
    try {
      const { marqueeRan, ...state } = await server.reported;
      expect(state).toEqual({ wasAhead: true, hydrated: true, slide: '1 of 45' });
      expect(marqueeRan).toBeLessThan(AHEAD_MS / 7);
    } finally {
      await quit();
      server.close();
    }
  },
);
