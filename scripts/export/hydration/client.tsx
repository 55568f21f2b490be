/** Hydrates the islands of a page, each as a React root of its own. */
import { startTransition, useEffect, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { ErrorMessages } from '@/lib/i18n/messages/en-error';
import { insertElements } from '@/lib/ui/island-props';
import { createErrorHandler, ErrorBoundary } from './error-boundary';
import { createSlots } from './slots';

/** Calls `onReady` when React has hydrated the root that contains this component. */
function HydrationSignal({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}

/**
 * The module of a page (build-modules.ts) calls this once.
 *
 * @param islands the islands of the page in order, with their props
 */
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
