import type { Metadata } from 'next';
import Link from 'next/link';
import { ErrorScreen } from '@/components/layout/error-screen';

export const metadata: Metadata = { title: '404 Not Found' };

export default function NotFound() {
  return (
    <ErrorScreen detail="404 Not Found">
      <Link href="/" prefetch={false} className="button">
        Go to the home page
      </Link>
    </ErrorScreen>
  );
}
