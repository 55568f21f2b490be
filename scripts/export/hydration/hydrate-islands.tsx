/** Hydrates the islands of a page, each as a React root of its own. */
import { Component, startTransition, useEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ErrorPage } from '@/components/layout/error-screen';
import type { ErrorMessages } from '@/lib/i18n/messages/en-error';

interface ErrorBoundaryProps {
  /** @param retry renders the island again */
  onError: (retry: () => void) => void;
  children: ReactNode;
}

/** Reports that an island has thrown while it was rendered (spec §8). */
class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    // Reports later, because React is still changing the document.
    setTimeout(() => this.props.onError(() => this.setState({ hasFailed: false })));
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/**
 * Returns a handler that replaces the content of `main` by the error page. Its Try again restores the content, which
 * gets the focus.
 */
function createErrorHandler(
  main: HTMLElement,
  messages: ErrorMessages,
): ErrorBoundaryProps['onError'] {
  const retries: (() => void)[] = [];
  return (retry) => {
    retries.push(retry);
    if (retries.length > 1) return;
    const nodesBefore = [...main.childNodes];
    const errorElement = document.createElement('page-island');
    const root = createRoot(errorElement);
    const reset = () => {
      root.unmount();
      main.replaceChildren(...nodesBefore);
      main.focus();
      for (const renderAgain of retries.splice(0)) renderAgain();
    };
    main.replaceChildren(errorElement);
    root.render(<ErrorPage reset={reset} messages={messages} />);
  };
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
  const trees = islands.map(([Island, props]) => (
    <>
      <ErrorBoundary onError={showError}>
        <Island {...props} />
      </ErrorBoundary>
      <HydrationSignal onReady={onReady} />
    </>
  ));
  // In a transition React hydrates in short slices, so the page stays responsive.
  startTransition(() => elements.forEach((element, index) => hydrateRoot(element, trees[index])));
}
