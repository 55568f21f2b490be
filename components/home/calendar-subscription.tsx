import type { Messages } from '@/lib/i18n/messages/en';
import { CopyAddress } from './copy-address';
import { getAbsoluteUrl } from '@/lib/urls/absolute-url';
import { localizePath } from '@/lib/i18n/language';
import { CALENDAR_PATH } from '@/lib/urls/published-files';

/** Lets a calendar program follow all events: by a link, or by the address where no program handles the link. */
export function CalendarSubscription({ messages: { language, calendar } }: { messages: Messages }) {
  const address = getAbsoluteUrl(localizePath(CALENDAR_PATH, language));
  return (
    <p className="flex flex-wrap gap-x-6 print:hidden">
      <a href={address.replace(/^https?/, 'webcal')} className="prose-link">
        {calendar.subscribe}
      </a>
      <CopyAddress address={address} messages={{ copy: calendar.copy, copied: calendar.copied }} />
    </p>
  );
}
