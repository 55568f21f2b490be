import { serveCalendar } from '@/app/calendar';
import { en } from '@/lib/i18n/messages/en';

export const dynamic = 'force-static';

export const GET = () => serveCalendar(en);
