/** Hydrates the islands of a page, each as a React root of its own. */
import { startTransition, useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { ErrorMessages } from '@/lib/i18n/messages/en-error';
import { insertElements } from '@/lib/ui/island-props';
import { createErrorHandler, ErrorBoundary } from './error-boundary';

/** The element that holds the content of a slot. It may be outside of the document for a while. */
interface Slot {
  element: Element;
}

function SlotContent({ slot }: { slot: Slot }) {
  const moveContent = (element: Element | null) => {
    if (!element || element === slot.element) return;
    element.append(...slot.element.childNodes);
    // eslint-disable-next-line react-hooks/immutability -- React does not render it: it tells where the content is
    slot.element = element;
  };
  // Because its child is an empty text, React neither compares nor changes the content of this element.
  return (
    <page-slot ref={moveContent} suppressHydrationWarning>
      {''}
    </page-slot>
  );
}

/**
 * Creates React elements for the slots of an island, by their number. They show the nodes that the build has rendered.
 * When React renders a slot at a new place, its nodes move there.
 */
function createSlots(islandElement: Element): ReactNode[] {
  const slots: ReactNode[] = [];
  for (const element of islandElement.querySelectorAll<HTMLElement>('page-slot')) {
    // Skips the slots of an island that is itself within a slot.
    if (element.closest('page-island') !== islandElement) continue;
    const slotNumber = Number(element.dataset.slot);
    slots[slotNumber] = <SlotContent key={slotNumber} slot={{ element }} />;
  }
  return slots;
}

/** Calls `onReady` when React has hydrated the root that contains this component. */
function HydrationSignal({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}

/** The module of a page (build-modules.ts) calls this once, with the islands of the page in order and their props. */
export function hydrate(
  islands: readonly (readonly [Island: ComponentType<object>, props: object])[],
  messages: ErrorMessages,
): void {
  dispatchEvent(new Event('hydrating'));
  const showError = createErrorHandler(document.querySelector('main') as HTMLElement, messages);
  let rootsToHydrate = islands.length;
  const onReady = () => {
    rootsToHydrate -= 1;
    if (rootsToHydrate === 0) dispatchEvent(new Event('hydrated'));
  };
  const elements = document.querySelectorAll('page-island');
  const trees = islands.map(([Island, props], index) => (
    <>
      <ErrorBoundary onError={showError}>
        <Island {...(insertElements(props, createSlots(elements[index] as Element)) as object)} />
      </ErrorBoundary>
      <HydrationSignal onReady={onReady} />
    </>
  ));
  // In a transition React hydrates in short slices, so the page stays responsive.
  startTransition(() => elements.forEach((element, index) => hydrateRoot(element, trees[index])));
}
