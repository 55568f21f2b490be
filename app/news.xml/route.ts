import { feedResponse } from '@/app/news-feed';
import { en } from '@/lib/texts/en';

export const dynamic = 'force-static';

export const GET = () => feedResponse(en);
