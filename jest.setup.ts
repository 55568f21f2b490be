import { format } from 'node:util';
import './__tests__/support/no-settings';

// React reports misuse (duplicate keys, missing act, wrong nesting) by console.error alone.
const consoleErrors: string[] = [];
beforeEach(() => {
  consoleErrors.length = 0;
  jest.spyOn(console, 'error').mockImplementation((...details: unknown[]) => {
    const message = format(...details);
    // jsdom does not know <search> yet; browsers do.
    if (!message.startsWith('The tag <search> is unrecognized')) consoleErrors.push(message);
  });
});
afterEach(() => expect(consoleErrors).toEqual([]));
