import { feedResponse } from '@/app/news-feed';
import { hi } from '@/lib/texts/hi';

export const dynamic = 'force-static';

export const GET = () => feedResponse(hi);
