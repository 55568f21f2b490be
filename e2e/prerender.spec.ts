import { openUnwatched, serveProbed, addProbe, type Answer } from '@/scripts/testing/probed-site';
import { SLIDESHOW_INTERVAL_MS } from '@/lib/gallery/carousel';
import { isHydrated } from '@/scripts/testing/in-page';
import { expect, test } from './test';

/** A page that prerenders the home page, and goes there once that is ready. */
const OPENER = `<!doctype html><title>Opener</title>
<script type="speculationrules">{"prerender":[{"urls":["/"],"eagerness":"immediate"}]}</script>
<script>fetch('/is-ready').then(() => { location.href = '/' })</script>`;

/** The home page's state when its visitor comes. */
interface Report {
  wasAhead: boolean;
  marquee: string;
  slide: string;
}

/** Runs in the home page. It is ready when it has been hydrated for longer than a slide stays (spec §4). */
const PROBE = `
let state;
const tellReady = () => {
  state = {
    marquee: document.getAnimations()[0].playState,
    slide: document.querySelector('[aria-roledescription=slide]').ariaLabel,
  };
  fetch('/ready');
};
const waiting = setInterval(() => {
  if (!(${isHydrated})()) return;
  clearInterval(waiting);
  setTimeout(tellReady, 1.2 * ${SLIDESHOW_INTERVAL_MS});
}, 100);
document.addEventListener('prerenderingchange', () => {
  const { activationStart } = performance.getEntriesByType('navigation')[0];
  fetch('/report', {
    method: 'POST',
    body: JSON.stringify({ wasAhead: activationStart > 0, ...state }),
  });
});`;

/** A response of the site, with the probe in its pages. */
async function probed(site: string, pathname: string): Promise<Answer> {
  const answer = await fetch(new URL(pathname, site));
  const type = answer.headers.get('content-type') ?? '';
  const body = Buffer.from(await answer.arrayBuffer());
  return {
    status: answer.status,
    headers: { 'Content-Type': type },
    body: /html/.test(type) ? addProbe(body.toString()) : body,
  };
}

// Only Chromium prerenders.
test(
  'a prerendered page is hydrated, and its slideshow waits for the visitor',
  { tag: ['@chromium', '@desktop'] },
  async ({ baseURL }) => {
    let tellReady: () => void;
    const ready = new Promise<void>((resolve) => (tellReady = resolve));
    const server = await serveProbed<Report>({
      answer: async (pathname) => {
        if (pathname === '/ready') tellReady();
        if (pathname === '/is-ready') await ready;
        if (/ready$/.test(pathname)) return { headers: {}, body: '' };
        return probed(baseURL ?? '', pathname);
      },
      probe: PROBE,
      pages: { '/opener': OPENER },
    });
    const quit = await openUnwatched(`${server.origin}/opener`);
    try {
      expect(await server.reported).toEqual({
        wasAhead: true,
        marquee: 'paused',
        slide: '1 of 45',
      });
    } finally {
      await quit();
      server.close();
    }
  },
);
