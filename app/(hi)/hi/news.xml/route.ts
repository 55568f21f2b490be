import { serveNewsFeed } from '@/app/news-feed';
import { hi } from '@/lib/i18n/messages/hi';

export const dynamic = 'force-static';

export const GET = () => serveNewsFeed(hi);
