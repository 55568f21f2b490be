const LOCK = 'content editor';

/** Starts the editor in one window at a time. Another window waits, says so, and starts when the first is closed. */
export async function startInOneWindow(start: () => void): Promise<void> {
  const notice = document.querySelector<HTMLElement>('#elsewhere');
  const hold = async (lock: Lock | null) => {
    if (notice) notice.hidden = lock !== null;
    if (!lock) return;
    start();
    // Holds the lock until the window is closed.
    await new Promise(() => undefined);
  };
  await navigator.locks.request(LOCK, { ifAvailable: true }, hold);
  await navigator.locks.request(LOCK, hold);
}
