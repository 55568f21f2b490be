import { format } from 'node:util';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { toHaveNoViolations } from 'jest-axe';
import './__tests__/support/no-settings';

expect.extend(toHaveNoViolations);

// A machine may be busy.
configure({ asyncUtilTimeout: 120_000 });

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

// jsdom's is not the one that Node's buffers are made of, without which esbuild refuses to run.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer.prototype).constructor;

/** jsdom lays nothing out and has no modal dialogs: these stand in for what components call. */
function completeJsdom(): void {
  Element.prototype.scrollIntoView = () => undefined;

  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  // A form of method "dialog" closes its dialog instead of being sent.
  document.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    if (event.target.getAttribute('method') !== 'dialog') return;
    event.preventDefault();
    event.target.closest('dialog')?.close();
  });
}

if (typeof document !== 'undefined') {
  completeJsdom();
  // What is shown is kept there, and tests share one window.
  beforeEach(() => history.replaceState(null, '', '/'));
}
