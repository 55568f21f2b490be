import { createEventHandler, listEventFiles } from '@/app/calendar';
import { hi } from '@/lib/i18n/messages/hi';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = listEventFiles;

export const GET = createEventHandler(hi);
