import type { Texts } from '@/lib/i18n/messages/en';
import { absoluteUrl } from '@/lib/urls/absolute-url';
import { pathIn } from '@/lib/i18n/language';
import { CALENDAR_PATH } from '@/lib/urls/published-files';

/** Has a calendar program follow all events: by a link, or by the address where no program answers to it. */
export function CalendarSubscription({ texts: { language, calendar } }: { texts: Texts }) {
  const address = absoluteUrl(pathIn(CALENDAR_PATH, language));
  return (
    <p className="print:hidden">
      <a href={address.replace(/^https?/, 'webcal')} className="prose-link">
        {calendar.subscribe}
      </a>{' '}
      <span className="text-soft">
        {calendar.orByAddress}{' '}
        <span lang="en" className="select-all break-words">
          {address}
        </span>
      </span>
    </p>
  );
}
