import { serveNewsFeed } from '@/app/news-feed';
import { en } from '@/lib/i18n/messages/en';

export const dynamic = 'force-static';

export const GET = () => serveNewsFeed(en);
