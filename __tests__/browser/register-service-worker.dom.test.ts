import { registerServiceWorkerWhenIdle } from '@/lib/browser/register-service-worker';

let mockWork: unknown;
jest.mock('@/lib/ui/idle', () => ({
  runWhenIdle: (work: () => unknown) => (mockWork = work()),
}));

/** Opens a page on localhost in a browser with this container of service workers. */
async function openPage(serviceWorker: object | undefined): Promise<void> {
  process.env.KEEPS_PAGES = 'true';
  Object.assign(navigator, { serviceWorker });
  registerServiceWorkerWhenIdle();
  await mockWork;
}

it('On a loopback host a service worker is removed, unless the tab asks for it', async () => {
  const done: string[] = [];
  const serviceWorker = {
    register: async (file: string) => done.push(file),
    getRegistration: async () => ({ unregister: async () => done.push('removed') }),
  };
  for (const asked of ['', 'keep']) {
    sessionStorage.setItem('offline', asked);
    await openPage(serviceWorker);
  }
  expect(done).toEqual(['removed', '/sw.js']);
});

it('A page works where service workers are unknown', () =>
  expect(openPage(undefined)).resolves.toBeUndefined());
