/**
 * The first chunk of every page with islands: React, and the function by which the loader hydrates the islands. Each is
 * a root of its own.
 */
import '@/instrumentation-client';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { hydrateRoot } from 'react-dom/client';
import type { IslandData, PageModule } from '@/lib/browser/page-start';
import { insertElements } from '@/lib/ui/island-props';
import { createErrorHandler, ErrorBoundary } from './error-boundary';
import { createSlots } from './slots';

const PACKAGES: Record<string, unknown> = { react, 'react/jsx-runtime': jsxRuntime };

/** Calls back once the root that it is in has been hydrated. */
function Ready({ onReady }: { onReady: () => void }) {
  react.useEffect(onReady, [onReady]);
  return null;
}

function hydrateIslands(main: Element, data: readonly IslandData[], pageModule: PageModule): void {
  const showError = createErrorHandler(main, pageModule);
  let waiting = data.length;
  const onReady = () => {
    waiting -= 1;
    if (waiting === 0) void globalThis.eventReplay?.replay();
  };
  const elements = document.querySelectorAll('page-island');
  const roots = data.map(([name, props], place) => {
    const [element, Island] = [elements[place], pageModule.islands[name]];
    if (!element || !Island) throw new Error(`The page has no island ${name}`);
    const view = (
      <>
        <ErrorBoundary onError={showError}>
          <Island {...(insertElements(props, createSlots(element)) as object)} />
        </ErrorBoundary>
        <Ready onReady={onReady} />
      </>
    );
    return { element, view };
  });
  // In a transition, so that React hydrates in slices and the page stays responsive.
  react.startTransition(() => {
    for (const { element, view } of roots) hydrateRoot(element, view);
  });
}

globalThis.hydratePage = (payload) => {
  const { runPageChunk } = globalThis;
  const main = document.querySelector('main');
  if (!main || !runPageChunk) throw new Error('The page has no main element or no second chunk');
  const data = JSON.parse(payload) as IslandData[];
  // The second chunk shares the packages of this one.
  runPageChunk(
    (name) => PACKAGES[name],
    (pageModule) => hydrateIslands(main, data, pageModule),
  );
};
