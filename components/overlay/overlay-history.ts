/**
 * The state of the overlay is kept in the current entry of the browser's history. So Back closes it, Forward opens it
 * again, and a reload keeps it.
 */
import { useSyncExternalStore } from 'react';

/** An image in the overlay: its address and its description. */
export interface OverlayImage {
  url: string;
  description: string;
  /** The fragment of the address that leads to it; undefined for none. */
  anchor?: string;
}

/** An image, and those before and after it. */
export interface Shown {
  images: readonly OverlayImage[];
  index: number;
}

interface OverlayState {
  overlay?: Shown;
}

/** What the overlay adds to what may already be there. */
const getEntryState = () => history.state as OverlayState | null;

/** What is shown now. */
export const getShownImage = () => getEntryState()?.overlay ?? null;

const listeners = new Set<() => void>();

/*
 * In development, Next.js's router must not see the overlay's entries: it reloads the page at an entry without its own
 * mark, such as one that follows a typed address. Published pages have no router.
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

/** Writes the history with the browser's own methods, which Next.js replaces in development. */
export function write(how: 'pushState' | 'replaceState', state: unknown, url?: string): void {
  History.prototype[how].call(history, state, '', url);
}

/** What the overlay shows; null while it is closed, and until hydration. */
export const useShown = (): Shown | null =>
  useSyncExternalStore(subscribe, getShownImage, () => null);

/** What was shown when it was last closed. */
let closed: Shown | null = null;

/**
 * Opens the overlay, or shows another image in it: one entry of the history from opening to closing. Its address follows
 * after the frame that shows the image, because for a new one browsers compare each link with the speculation rules again.
 */
export function show({ images, index }: Shown): void {
  const how = getShownImage() ? 'replaceState' : 'pushState';
  write(how, { ...getEntryState(), overlay: { images, index } });
  for (const onChange of listeners) onChange();
  const shown = getShownImage();
  const anchor = images[index]?.anchor;
  let isLeaving = false;
  // A reload that has begun would lose the entry by a new address.
  const leave = () => (isLeaving = true);
  addEventListener('beforeunload', leave);
  const writeAddress = () => {
    removeEventListener('beforeunload', leave);
    if (anchor && !isLeaving && shown !== closed && shown === getShownImage()) {
      write('replaceState', history.state, `#${anchor}`);
    }
  };
  requestAnimationFrame(() => setTimeout(writeAddress));
}

/** Closes the overlay, as Back does. */
export function close(): void {
  // Going back takes a moment, and a second call would leave the page.
  if (getShownImage() === closed) return;
  closed = getShownImage();
  if (closed) history.back();
}
