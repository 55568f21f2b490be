import { Component, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorPage } from '@/components/layout/error-screen';
import type { ErrorMessages } from '@/lib/i18n/messages/en-error';

interface ErrorBoundaryProps {
  /** @param retry renders the island again */
  onError: (retry: () => void) => void;
  children: ReactNode;
}

/** Reports that an island has thrown while it was rendered (spec §8). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
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
export function createErrorHandler(
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
