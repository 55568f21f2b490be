/**
 * The first chunk of every page with islands: React, and the function by which the loader hydrates the islands. Each is
 * a root of its own.
 */
import '@/instrumentation-client';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { hydrateRoot } from 'react-dom/client';
import type { IslandData, PageModule } from '@/lib/browser/page-start';
import { putElements } from '@/lib/ui/island-props';
import { createErrorHandler, ErrorBoundary } from './error-boundary';
import { createSlots } from './slots';

const PACKAGES: Record<string, unknown> = { react, 'react/jsx-runtime': jsxRuntime };

/** Runs the second chunk, which has the islands of the page and shares the packages of this one. */
function loadPageModule(run: NonNullable<typeof globalThis.runPageChunk>): PageModule {
  const target = {} as { exports: PageModule };
  run((name) => PACKAGES[name], target);
  return target.exports;
}

/** Calls back once the root that it is in has been hydrated. */
function Ready({ onReady }: { onReady: () => void }) {
  react.useEffect(onReady, [onReady]);
  return null;
}

globalThis.hydratePage = (payload) => {
  const { runPageChunk } = globalThis;
  const main = document.querySelector('main');
  if (!main || !runPageChunk) throw new Error('The page has no main element or no second chunk');
  const pageModule = loadPageModule(runPageChunk);
  const data = JSON.parse(payload) as IslandData[];
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
          <Island {...(putElements(props, createSlots(element)) as object)} />
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
};
