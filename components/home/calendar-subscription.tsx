import type { Messages } from '@/lib/i18n/messages/en';
import { CopyButton } from './copy-button';
import { getAbsoluteUrl } from '@/lib/urls/build-addresses';
import { localizePath } from '@/lib/i18n/language';
import { CALENDAR_PATH } from '@/lib/urls/published-files';

/** Offers the calendar of all events to calendar programs: as a webcal link, and as an address to copy. */
export function CalendarSubscription({ messages: { language, calendar } }: { messages: Messages }) {
  const address = getAbsoluteUrl(localizePath(CALENDAR_PATH, language));
  return (
    <p className="flex flex-wrap gap-x-6 print:hidden">
      <a href={address.replace(/^https?/, 'webcal')} className="prose-link">
        {calendar.subscribe}
      </a>
      <CopyButton address={address} messages={{ copy: calendar.copy, copied: calendar.copied }} />
    </p>
  );
}
