import { manifestResponse } from '@/app/web-manifest';

export const dynamic = 'force-static';

export const GET = () => manifestResponse('hi');
