import type { Event, NewsItem } from '@/lib/model/news-and-events';
import type { Messages } from '@/lib/i18n/messages/en';
import { NewsArticle } from '@/components/news/news-article';
import { TabPanel } from '@/components/ui/tab-panel';
import { Tabs } from '@/components/ui/tabs';
import { PageLink } from '@/components/ui/page-link';
import { toIsoDate } from '@/lib/dates/dates';
import { localizePath } from '@/lib/i18n/language';
import { getAbsoluteUrl } from '@/lib/urls/build-addresses';
import { CALENDAR_PATH } from '@/lib/urls/addresses';
import { CopyButton } from './copy-button';
import { EventDetails } from './event-details';

interface SidePanelProps {
  events: readonly Event[];
  /** Returns the type and size of an event's calendar file, as text. */
  describeCalendar: (event: Event) => string;
  /** The day of the build in India, YYYY-MM-DD. */
  buildDay: string;
  news: readonly NewsItem[];
  messages: Messages;
}

/** The heading of a panel. It is visible only without script and in print, where no tab names the panel. */
const PanelHeading = ({ first, rest }: { first: string; rest: string }) => (
  <h2 className="sr-only text-2xl uppercase no-script:not-sr-only print:not-sr-only">
    {`${first} ${rest}`}
  </h2>
);

/** Offers the calendar of all events to calendar programs: as a webcal link, and as an address to copy. */
function CalendarSubscription({ messages: { language, calendar } }: { messages: Messages }) {
  const address = getAbsoluteUrl(localizePath(CALENDAR_PATH, language));
  return (
    <div className="flex flex-wrap gap-x-6 print:hidden">
      <a href={address.replace(/^https?/, 'webcal')} className="prose-link">
        {calendar.subscribe}
      </a>
      <CopyButton address={address} messages={{ copy: calendar.copy, copied: calendar.copied }} />
    </div>
  );
}

/** Events and news beside the slideshow (spec §2). */
export function SidePanel({ events, describeCalendar, buildDay, news, messages }: SidePanelProps) {
  const texts = messages.home.panel;
  const isUpcoming = (event: Event) => toIsoDate(event.end_date) >= buildDay;
  const hasUpcomingEvent = events.some(isUpcoming);
  // Events that are over come last.
  const sortedEvents = events.toSorted((a, b) => Number(isUpcoming(b)) - Number(isUpcoming(a)));
  return (
    <div className="relative">
      {/* On large screens the panel is as tall as the slideshow beside it, and its content scrolls. */}
      <div className="flex flex-col border border-rule bg-surface lg:absolute lg:inset-0 print:static print:block print:border-0">
        <Tabs
          label={texts.label}
          tabs={[
            { id: 'events', ...texts.events },
            { id: 'news', ...texts.news },
          ]}
        />
        <TabPanel id="events" isFirst>
          <PanelHeading {...texts.events} />
          {events.length === 0 && <p>{texts.noEvents}</p>}
          {events.length > 0 && !hasUpcomingEvent && (
            <p className="text-lg font-bold">{texts.noneAhead}</p>
          )}
          {sortedEvents.map((event) => (
            <EventDetails
              key={event.id}
              event={event}
              calendarFileDescription={describeCalendar(event)}
              buildDay={buildDay}
              messages={messages}
            />
          ))}
          <CalendarSubscription messages={messages} />
        </TabPanel>
        <TabPanel id="news">
          <PanelHeading {...texts.news} />
          {news.length === 0 && <p>{messages.news.none}</p>}
          {news.map((item) => (
            <NewsArticle key={item.id} item={item} messages={messages} />
          ))}
          <PageLink href="/gallery#news" language={messages.language} className="prose-link">
            {texts.more}
          </PageLink>
        </TabPanel>
      </div>
    </div>
  );
}
