import { serveWebManifest } from '@/app/web-manifest';

export const dynamic = 'force-static';

export const GET = () => serveWebManifest('hi');
