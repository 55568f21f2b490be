/** A state with the states before and after it, for Undo and Redo. */
export interface History<State> {
  /** The latest is the last. */
  past: readonly State[];
  now: State;
  /** The states that were undone, the next one first. */
  future: readonly State[];
}

/** The number of steps that can be undone. Each keeps its own lists of the records and of those shown, not the records. */
const MAX_STEPS = 300;

/** Adds a next state. After it, there is nothing to redo. */
export const addStep = <State>({ past, now }: History<State>, next: State): History<State> => ({
  past: [...past, now].slice(-MAX_STEPS),
  now: next,
  future: [],
});

export function undo<State>(history: History<State>): History<State> {
  const { past, now, future } = history;
  const before = past.at(-1);
  return before === undefined
    ? history
    : { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

export function redo<State>(history: History<State>): History<State> {
  const { past, now, future } = history;
  const [after, ...others] = future;
  return after === undefined ? history : { past: [...past, now], now: after, future: others };
}
