import { Component, type ReactNode } from 'react';
import type { PageModule } from '@/lib/browser/page-start';

interface ErrorBoundaryProps {
  ErrorPage: PageModule['ErrorPage'];
  children: ReactNode;
}

/** Shows the error page in place of a page that throws while it renders (spec §8), as Next.js does in development. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { ErrorPage, children } = this.props;
    if (!this.state.hasFailed) return children;
    return <ErrorPage reset={() => this.setState({ hasFailed: false })} />;
  }
}
