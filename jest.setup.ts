import { format } from 'node:util';
import fc from 'fast-check';

// The same inputs at each run, so that none fails by chance. SEED tries others.
fc.configureGlobal({ seed: Number(process.env.SEED ?? 2017) });

// React reports misuse (duplicate keys, missing act, wrong nesting) only by console.error.
const consoleErrors: string[] = [];
beforeEach(() => {
  consoleErrors.length = 0;
  jest.spyOn(console, 'error').mockImplementation((...details: unknown[]) => {
    const message = format(...details);
    // jsdom does not know the element yet.
    if (!message.startsWith('The tag <search> is unrecognized')) consoleErrors.push(message);
  });
});
afterEach(() => expect(consoleErrors).toEqual([]));
