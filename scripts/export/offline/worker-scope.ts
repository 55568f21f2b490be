/**
 * What a service worker has in place of a page's globals, as far as it is used here; the project's types are those of
 * pages, and both cannot be had at once.
 */

interface WaitingEvent {
  /** The browser lets the worker run for as long as the work takes. */
  waitUntil: (work: Promise<unknown>) => void;
}

export interface RequestEvent extends WaitingEvent {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

interface WorkerScope {
  addEventListener: ((
    type: 'install' | 'activate',
    listener: (event: WaitingEvent) => void,
  ) => void) &
    ((type: 'fetch', listener: (event: RequestEvent) => void) => void);
  skipWaiting: () => Promise<void>;
  registration: ServiceWorkerRegistration;
}

export const scope = globalThis as unknown as WorkerScope;
