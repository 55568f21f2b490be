const LOCK_NAME = 'content editor';

const INSECURE_MESSAGE =
  'The editor needs HTTPS: write https:// before the address of this page. Without it, others could read your access token. On your own computer it runs at localhost.';

/**
 * Starts the editor in one window at a time. Another window waits, says so, and starts when the first is closed. Without
 * HTTPS there are no locks and no safe place for a token: then it says so, and starts nowhere.
 */
export async function startInOneWindow(start: () => void): Promise<void> {
  const notice = document.querySelector<HTMLElement>('#elsewhere');
  if (notice && !isSecureContext) {
    notice.textContent = INSECURE_MESSAGE;
    notice.hidden = false;
    return;
  }
  const hold = async (lock: Lock | null) => {
    if (notice) notice.hidden = lock !== null;
    if (!lock) return;
    start();
    // Holds the lock until the window is closed.
    await new Promise(() => undefined);
  };
  await navigator.locks.request(LOCK_NAME, { ifAvailable: true }, hold);
  await navigator.locks.request(LOCK_NAME, hold);
}
