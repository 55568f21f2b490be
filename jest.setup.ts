import { format } from 'node:util';

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
