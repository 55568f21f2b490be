import type { Messages } from '@/lib/i18n/messages/en';
import { PageLink } from '@/components/ui/page-link';
import { Text } from '@/components/ui/text';
import { getAbsoluteUrl } from '@/lib/urls/build-addresses';
import { localizePath } from '@/lib/i18n/language';
import { CALENDAR_PATH } from '@/lib/urls/published-files';

interface CalendarSubscriptionProps {
  /** The type and size of the calendar file of all events, as text. */
  fileDescription: string;
  messages: Messages;
}

/** Offers the calendar of all events to calendar programs: as a webcal link, and as a file. */
export function CalendarSubscription({ fileDescription, messages }: CalendarSubscriptionProps) {
  const { language, calendar } = messages;
  const path = localizePath(CALENDAR_PATH, language);
  return (
    <p className="flex flex-wrap gap-x-6 print:hidden">
      <a href={getAbsoluteUrl(path).replace(/^https?/, 'webcal')} className="prose-link">
        {calendar.subscribe}
      </a>
      <PageLink href={path} className="prose-link">
        <Text language={language}>{`${calendar.all} (${fileDescription})`}</Text>
      </PageLink>
    </p>
  );
}
