/**
 * What the overlay shows is kept in the entry of the browser's history that one is at, and nowhere else: so Back closes
 * it, Forward opens it again, and a reload leaves it as it was.
 */
import { useSyncExternalStore } from 'react';
import { imageAnchor } from '@/lib/anchors';

/** What the overlay shows: the address of an image, and its description. */
export interface OverlayImage {
  url: string;
  description: string;
  /** Of an image of the gallery, whose address while it is shown leads to it. */
  id?: string;
}

/** An image, and those that come before and after it. */
export interface Shown {
  images: readonly OverlayImage[];
  index: number;
}

interface OverlayState {
  overlay?: Shown;
}

/** What Next.js keeps there, of which nothing may be lost, and what the overlay adds. */
const entryState = () => history.state as OverlayState | null;

/** What is shown at this moment. */
export const shownNow = () => entryState()?.overlay ?? null;

const listeners = new Set<() => void>();

function subscribe(onChange: () => void): () => void {
  addEventListener('popstate', onChange);
  listeners.add(onChange);
  return () => {
    removeEventListener('popstate', onChange);
    listeners.delete(onChange);
  };
}

/** What the overlay shows; null while it is closed, as it is until the page's script is there. */
export const useShown = (): Shown | null => useSyncExternalStore(subscribe, shownNow, () => null);

/** Opens the overlay, or shows another image in it. */
export function show(images: readonly OverlayImage[], index: number): void {
  const id = images[index]?.id;
  const state: OverlayState = { ...entryState(), overlay: { images, index } };
  const change = shownNow() ? 'replaceState' : 'pushState';
  history[change](state, '', id && `#${imageAnchor(id)}`);
  for (const onChange of listeners) onChange();
}

/** What was shown when it was closed last. */
let closed: Shown | null = null;

/** Closes the overlay, as Back does. */
export function close(): void {
  // The browser takes a moment to go back, and asked twice it would leave the page.
  if (shownNow() === closed) return;
  closed = shownNow();
  if (closed) history.back();
}
