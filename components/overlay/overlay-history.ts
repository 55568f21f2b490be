/**
 * The overlay's content is in the state of the current entry of the browser's history. So Back closes the overlay,
 * Forward opens it again, and a reload keeps it open.
 */
import { useSyncExternalStore } from 'react';

/** An image that the overlay can show. */
export interface OverlayImage {
  url: string;
  description: string;
  /** The fragment of the page's address that leads to the image; undefined for an image without one. */
  anchor?: string;
}

/** The images that the visitor can go through in the overlay, and the index of the shown image. */
export interface OverlayContent {
  images: readonly OverlayImage[];
  index: number;
}

interface OverlayHistoryState {
  overlay?: OverlayContent;
}

/** The state of the current history entry, to which the overlay adds its content. */
const getHistoryState = () => history.state as OverlayHistoryState | null;

/** What the overlay shows; null while it is closed. */
export const getOverlayContent = () => getHistoryState()?.overlay ?? null;

const contentListeners = new Set<() => void>();

/*
 * In development, the router of Next.js must not see the overlay's history entries: it reloads the page at an entry
 * that it did not write. Published pages have no router.
 */
function subscribeToHistory(onChange: () => void): () => void {
  const handlePopState = (event: Event) => {
    event.stopImmediatePropagation();
    // Only after this event, because Chromium scrolls after it.
    setTimeout(() => (history.scrollRestoration = 'auto'));
    onChange();
  };
  addEventListener('popstate', handlePopState, true);
  contentListeners.add(onChange);
  return () => {
    removeEventListener('popstate', handlePopState, true);
    contentListeners.delete(onChange);
  };
}

/** Writes a history entry with the browser's own methods, which Next.js replaces by its own in development. */
export function writeHistory(method: 'pushState' | 'replaceState', state: unknown, url?: string) {
  History.prototype[method].call(history, state, '', url);
}

/** What the overlay shows; null while it is closed, and before hydration. */
export const useOverlayContent = (): OverlayContent | null =>
  useSyncExternalStore(subscribeToHistory, getOverlayContent, () => null);

/** What the overlay showed when it was last closed. */
let closedContent: OverlayContent | null = null;

/**
 * Opens the overlay, or shows another image in it. From opening to closing there is one history entry. The entry's
 * address is written only after the image is shown, because browsers compare all links with the speculation rules
 * whenever the address changes.
 */
export function showInOverlay({ images, index }: OverlayContent): void {
  const method = getOverlayContent() ? 'replaceState' : 'pushState';
  // Otherwise, at Back, Chromium would scroll to the fragment of the entry's address, if it has one.
  if (method === 'pushState') history.scrollRestoration = 'manual';
  writeHistory(method, { ...getHistoryState(), overlay: { images, index } });
  history.scrollRestoration = 'auto';
  for (const onChange of contentListeners) onChange();
  const content = getOverlayContent();
  const anchor = images[index]?.anchor;
  const writeAddress = () => {
    if (anchor && content !== closedContent && content === getOverlayContent())
      writeHistory('replaceState', history.state, `#${anchor}`);
  };
  requestAnimationFrame(() => setTimeout(writeAddress));
}

/** Closes the overlay by going back in the history. */
export function closeOverlay(): void {
  // Going back takes a moment. A second call before that would leave the page.
  if (getOverlayContent() === closedContent) return;
  closedContent = getOverlayContent();
  if (closedContent) history.back();
}
