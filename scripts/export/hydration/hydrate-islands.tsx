/** Hydrates the islands of a page, each as a React root of its own. */
import { startTransition, useEffect, type ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ErrorPage } from '@/components/layout/error-screen';
import type { ErrorMessages } from '@/lib/i18n/messages/en-error';

/** Replaces the content of `main` by the error page, whose button loads the page again (spec §8). */
function showError(messages: ErrorMessages): void {
  const element = document.createElement('page-island');
  document.querySelector('main')?.replaceChildren(element);
  createRoot(element).render(<ErrorPage reset={() => location.reload()} messages={messages} />);
  // The other islands are gone, so nothing waits for them any more.
  dispatchEvent(new Event('hydrated'));
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
  let rootsToHydrate = islands.length;
  const onReady = () => {
    rootsToHydrate -= 1;
    if (rootsToHydrate === 0) dispatchEvent(new Event('hydrated'));
  };
  const elements = document.querySelectorAll('page-island');
  const onUncaughtError = (error: unknown) => {
    console.error(error);
    showError(messages);
  };
  // In a transition React hydrates in short slices, so the page stays responsive.
  startTransition(() =>
    islands.forEach(([Island, props], index) =>
      hydrateRoot(
        elements[index] as Element,
        <>
          <Island {...props} />
          <HydrationSignal onReady={onReady} />
        </>,
        { onUncaughtError },
      ),
    ),
  );
}
