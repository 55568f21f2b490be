import { serveCalendar } from '@/app/calendar';
import { hi } from '@/lib/i18n/messages/hi';

export const dynamic = 'force-static';

export const GET = () => serveCalendar(hi);
