/** How long work waits for an idle page at most, in milliseconds. By then a visitor's first actions are probably done. */
const IDLE_TIMEOUT_MS = 5_000;

/** Runs work that no visitor waits for, once the page is idle after its load; in Safari, which never says so, at the latest time. */
export function runWhenIdle(work: () => void): void {
  const waitUntilIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS })
      : setTimeout(work, IDLE_TIMEOUT_MS);
  if (document.readyState === 'complete') waitUntilIdle();
  else addEventListener('load', waitUntilIdle, { once: true });
}
