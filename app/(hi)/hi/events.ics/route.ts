import { calendarResponse } from '@/app/calendar';
import { hi } from '@/lib/texts/hi';

export const dynamic = 'force-static';

export const GET = () => calendarResponse(hi);
