import { calendarResponse } from '@/app/calendar';
import { en } from '@/lib/texts/en';

export const dynamic = 'force-static';

export const GET = () => calendarResponse(en);
