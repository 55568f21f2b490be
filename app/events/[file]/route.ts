import { createEventHandler, listEventFiles } from '@/app/calendar';
import { en } from '@/lib/i18n/messages/en';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = listEventFiles;

export const GET = createEventHandler(en);
