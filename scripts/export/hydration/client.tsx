/**
 * The first chunk of every page with islands: React, and the function by which the loader hydrates the page. Only
 * `<main>` is hydrated, because header and footer have no islands, and without the client of Next.js, because no page
 * uses its router.
 */
import '@/instrumentation-client';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { hydrateRoot } from 'react-dom/client';
import type { PageModule } from '@/lib/browser/page-start';
import { createTree } from './create-tree';
import { ErrorBoundary } from './error-boundary';
import { limitListeners } from './limit-listeners';
import { ReplayEvents } from './replay-events';

const PACKAGES: Record<string, unknown> = { react, 'react/jsx-runtime': jsxRuntime };

/** Runs the second chunk, which has the islands of the page and shares the packages of this one. */
function loadPageModule(run: NonNullable<typeof globalThis.runPageChunk>): PageModule {
  const target = {} as { exports: PageModule };
  run((name) => PACKAGES[name], target);
  return target.exports;
}

globalThis.hydratePage = (payload) => {
  const { runPageChunk } = globalThis;
  const main = document.querySelector('main');
  if (!main || !runPageChunk) throw new Error('The page has no main element or no second chunk');
  const { ErrorPage, ...islands } = loadPageModule(runPageChunk);
  const page = (
    <ErrorBoundary ErrorPage={ErrorPage}>
      {createTree(JSON.parse(payload), islands)}
      <ReplayEvents />
    </ErrorBoundary>
  );
  // In a transition, so that React hydrates in slices and the page stays responsive.
  react.startTransition(() => limitListeners(main, () => hydrateRoot(main, page)));
};
