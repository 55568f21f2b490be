import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { toHaveNoViolations } from 'jest-axe';

expect.extend(toHaveNoViolations);

// A machine may be busy.
configure({ asyncUtilTimeout: 120_000 });

// jsdom's is not the one that Node's buffers are made of, without which esbuild refuses to run.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer.prototype).constructor;

/** jsdom lays nothing out, knows no media and has no modal dialogs: these stand in for what components call. */
function completeJsdom(): void {
  Element.prototype.scrollIntoView = () => undefined;
  Object.assign(window, { matchMedia: () => ({ matches: false }) });

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

completeJsdom();
// What is shown is kept there, and tests share one window.
beforeEach(() => history.replaceState(null, '', '/'));
