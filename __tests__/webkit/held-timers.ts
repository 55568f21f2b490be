/**
 * A script that holds the long timers of a page until the test calls `passTime(milliseconds)`, because the driver of
 * WebKit cannot stop the clock. It must run before the page's own scripts.
 *
 * @param longMs timers of at least this many milliseconds are held
 */
export const getTimerScript = (longMs: number): string => `(${holdTimers.toString()})(${longMs});`;

interface Timer {
  act: () => void;
  due: number;
  /** The interval of a repeated timer, else infinite. */
  every: number;
}

/** Runs in the page. */
function holdTimers(longMs: number): void {
  const { setTimeout, setInterval, clearTimeout } = window;
  const timers = new Map<number, Timer>();
  let now = 0;
  // Far above the ids of the browser.
  let lastId = 1_000_000;
  const holdIfLong =
    (original: (act: () => void, delay: number, ...args: unknown[]) => unknown, repeats: boolean) =>
    (act: () => void, delay = 0, ...args: unknown[]) => {
      if (delay < longMs) return original(act, delay, ...args);
      lastId += 1;
      timers.set(lastId, { act, due: now + delay, every: repeats ? delay : Infinity });
      return lastId;
    };
  const clear = (id: number) => {
    if (!timers.delete(id)) clearTimeout(id);
  };
  const passTime = (milliseconds: number) => {
    const end = now + milliseconds;
    for (;;) {
      const next = [...timers.values()].sort((one, other) => one.due - other.due)[0];
      if (!next || next.due > end) break;
      now = next.due;
      next.due += next.every;
      next.act();
    }
    now = end;
  };
  Object.assign(window, {
    setTimeout: holdIfLong(setTimeout, false),
    setInterval: holdIfLong(setInterval, true),
    clearTimeout: clear,
    clearInterval: clear,
    passTime,
  });
}
