/**
 * The text of a script that runs before a page's own and holds its long timers, which `passTime(milliseconds)` lets go
 * on: the driver of WebKit has no clock that stands still.
 *
 * @param longMs what waits as long, or longer, is held
 */
export const heldTimers = (longMs: number): string => `(${hold.toString()})(${longMs});`;

interface Timer {
  act: () => void;
  due: number;
  /** When it repeats, how often; else 0. */
  every: number;
}

/** Runs in the page. */
function hold(longMs: number): void {
  const { setTimeout, setInterval, clearTimeout } = window;
  const timers = new Map<number, Timer>();
  let now = 0;
  // Far above those of the browser.
  let last = 1_000_000;
  const holdLong =
    (own: (act: () => void, delay: number, ...args: unknown[]) => unknown, repeats: boolean) =>
    (act: () => void, delay = 0, ...args: unknown[]) => {
      if (delay < longMs) return own(act, delay, ...args);
      last += 1;
      timers.set(last, { act, due: now + delay, every: repeats ? delay : 0 });
      return last;
    };
  const clear = (id: number) => {
    if (!timers.delete(id)) clearTimeout(id);
  };
  const passTime = (milliseconds: number) => {
    const end = now + milliseconds;
    for (;;) {
      const [next] = [...timers].sort(([, one], [, other]) => one.due - other.due);
      if (!next || next[1].due > end) break;
      const [id, timer] = next;
      now = timer.due;
      if (timer.every > 0) timer.due += timer.every;
      else timers.delete(id);
      timer.act();
    }
    now = end;
  };
  Object.assign(window, {
    setTimeout: holdLong(setTimeout, false),
    setInterval: holdLong(setInterval, true),
    clearTimeout: clear,
    clearInterval: clear,
    passTime,
  });
}
