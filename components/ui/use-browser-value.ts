import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * Returns a value that only a browser knows, and that does not change while the page is open.
 *
 * @param serverValue the value on the server and during hydration
 */
export const useBrowserValue = <Value>(read: () => Value, serverValue: Value): Value =>
  useSyncExternalStore(subscribeToNothing, read, () => serverValue);
