/**
 * The first chunk of every page with islands: React, and the function by which the loader hydrates the islands. Each
 * island is a React root of its own.
 */
import '@/instrumentation-client';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { hydrateRoot } from 'react-dom/client';
import type { IslandData, PageChunk } from '@/lib/browser/page-start';
import { insertElements } from '@/lib/ui/island-props';
import { createErrorHandler, ErrorBoundary } from './error-boundary';
import { createSlots } from './slots';

const SHARED_PACKAGES: Record<string, unknown> = { react, 'react/jsx-runtime': jsxRuntime };

/** Calls `onReady` when React has hydrated the root that contains this component. */
function HydrationSignal({ onReady }: { onReady: () => void }) {
  react.useEffect(onReady, [onReady]);
  return null;
}

function hydrateIslands(main: Element, data: readonly IslandData[], pageChunk: PageChunk): void {
  const showError = createErrorHandler(main, pageChunk);
  let rootsToHydrate = data.length;
  const onReady = () => {
    rootsToHydrate -= 1;
    if (rootsToHydrate === 0) void globalThis.eventReplay?.replay();
  };
  const islandElements = document.querySelectorAll('page-island');
  const roots = data.map(([name, props], index) => {
    const [element, Island] = [islandElements[index], pageChunk.islands[name]];
    if (!element || !Island) throw new Error(`The page has no island ${name}`);
    const tree = (
      <>
        <ErrorBoundary onError={showError}>
          <Island {...(insertElements(props, createSlots(element)) as object)} />
        </ErrorBoundary>
        <HydrationSignal onReady={onReady} />
      </>
    );
    return { element, tree };
  });
  // In a transition React hydrates in short slices, so the page stays responsive.
  react.startTransition(() => {
    for (const { element, tree } of roots) hydrateRoot(element, tree);
  });
}

globalThis.hydratePage = (payload) => {
  const { runPageChunk } = globalThis;
  const main = document.querySelector('main');
  if (!main || !runPageChunk) throw new Error('The page has no main element or no second chunk');
  const data = JSON.parse(payload) as IslandData[];
  // The second chunk uses the packages of this first chunk.
  runPageChunk(
    (name) => SHARED_PACKAGES[name],
    (pageChunk) => hydrateIslands(main, data, pageChunk),
  );
};
