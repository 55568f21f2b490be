/**
 * The globals of a service worker, as far as they are used here. The project's types are those of pages, and
 * TypeScript cannot have both at once.
 */

interface WaitingEvent {
  /** Keeps the worker alive until the work is done. */
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
