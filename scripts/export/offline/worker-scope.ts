/**
 * Types of the globals that the service worker uses. The project has the types of pages, and TypeScript cannot have the
 * types of pages and of service workers at once.
 */

interface ExtendableEvent {
  /** Keeps the service worker alive until the work is done. */
  waitUntil: (work: Promise<unknown>) => void;
}

export interface RequestEvent extends ExtendableEvent {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

interface WorkerScope {
  addEventListener: ((
    type: 'install' | 'activate',
    listener: (event: ExtendableEvent) => void,
  ) => void) &
    ((type: 'fetch', listener: (event: RequestEvent) => void) => void);
  skipWaiting: () => Promise<void>;
  registration: ServiceWorkerRegistration;
}

export const workerScope = globalThis as unknown as WorkerScope;
