import type { Metadata } from 'next';
import { ErrorScreen } from '@/components/layout/error-screen';
import { PageLink } from '@/components/ui/page-link';

export const metadata: Metadata = { title: '404 Not Found' };

export default function NotFound() {
  return (
    <ErrorScreen detail="404 Not Found">
      <PageLink href="/" className="button">
        Go to the home page
      </PageLink>
    </ErrorScreen>
  );
}
