import { startSite } from '@/e2e/support/test-site';

/** Runs in each page and reports its errors, because the driver of WebKit reports none. */
const REPORT_ERRORS = `{
  const report = (error) => navigator.sendBeacon('/errors', error);
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
export const STOP_TIMERS = `for (const name of ['setTimeout', 'setInterval']) {
  const set = window[name];
  window[name] = (act, delay, ...args) => (delay >= 2_000 ? 0 : set(act, delay, ...args));
}`;

/** A site whose pages report their errors. */
export type WatchedSite = Awaited<ReturnType<typeof startWatchedSite>>;

/**
 * Serves a published folder whose pages report their errors.
 *
 * @param script runs in each page before its own scripts
 */
export async function startWatchedSite(folder: string, script = '') {
  const site = await startSite({ folder, script: REPORT_ERRORS + script });
  return {
    ...site,
    /** The errors since the last call, and the addresses that were not found. */
    takeErrors: () => [
      ...site.reports.splice(0),
      ...site.missing.splice(0).map((pathname) => `404 ${pathname}`),
    ],
  };
}
