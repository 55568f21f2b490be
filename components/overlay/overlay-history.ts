/**
 * What the overlay shows is kept in the entry of the browser's history that one is at, and nowhere else: so Back closes
 * it, Forward opens it again, and a reload leaves it as it was.
 */
import { useSyncExternalStore } from 'react';

/** What the overlay shows: the address of an image, and its description. */
export interface OverlayImage {
  url: string;
  description: string;
  /** The fragment of the page's address that leads to it; empty for none. */
  anchor?: string;
}

/** An image, and those that come before and after it. */
export interface Shown {
  images: readonly OverlayImage[];
  index: number;
}

interface OverlayState {
  overlay?: Shown;
}

/** What Next.js keeps there, and what the overlay adds. */
const getEntryState = () => history.state as OverlayState | null;

/** What is shown at this moment. */
export const getShownImage = () => getEntryState()?.overlay ?? null;

const listeners = new Set<() => void>();

/*
 * Next.js's router must not hear of the overlay's entries: it loads the page anew at an entry without its own mark, such
 * as one that follows an address that was typed. As all links are plain, it has nothing to do while a page is shown.
 */
function subscribe(onChange: () => void): () => void {
  const changeAlone = (event: Event) => {
    event.stopImmediatePropagation();
    onChange();
  };
  addEventListener('popstate', changeAlone, true);
  listeners.add(onChange);
  return () => {
    removeEventListener('popstate', changeAlone, true);
    listeners.delete(onChange);
  };
}

/** Writes the browser's history by the browser's own functions, for which Next.js puts its own. */
export function write(how: 'pushState' | 'replaceState', state: unknown, url?: string): void {
  History.prototype[how].call(history, state, '', url);
}

/** What the overlay shows; null while it is closed, as it is until the page's script is there. */
export const useShown = (): Shown | null =>
  useSyncExternalStore(subscribe, getShownImage, () => null);

/** Opens the overlay, or shows another image in it. */
export function show(shown: Shown): void {
  const anchor = shown.images[shown.index]?.anchor;
  write(
    getShownImage() ? 'replaceState' : 'pushState',
    { ...getEntryState(), overlay: shown },
    anchor && `#${anchor}`,
  );
  for (const onChange of listeners) onChange();
}

/** What was shown when it was closed last. */
let closed: Shown | null = null;

/** Closes the overlay, as Back does. */
export function close(): void {
  // The browser takes a moment to go back, and asked twice it would leave the page.
  if (getShownImage() === closed) return;
  closed = getShownImage();
  if (closed) history.back();
}
