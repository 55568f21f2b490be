import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/react';

// The machine may be busy.
configure({ asyncUtilTimeout: 120_000 });

// esbuild refuses to run when Uint8Array is not the class that Node's buffers extend, and jsdom has its own.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer.prototype).constructor;

// jsdom has neither: calendars are folded by an encoder, and files of records are read by a decoder.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// jsdom has no layout, no media queries and no modal dialogs; components call them.
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

// Tests share a window, and the overlay keeps its state in the history.
beforeEach(() => history.replaceState(null, '', '/'));
