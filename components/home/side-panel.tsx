import type { Event, NewsItem } from '@/lib/model/home';
import type { Messages } from '@/lib/i18n/messages/en';
import { NoNews } from '@/components/news/no-news';
import { NewsArticle } from '@/components/news/news-article';
import { Tabs } from '@/components/ui/tabs';
import { PageLink } from '@/components/ui/page-link';
import { toIsoDate } from '@/lib/i18n/dates';
import { localizePath } from '@/lib/i18n/language';
import { CalendarSubscription } from './calendar-subscription';
import { EventDetails } from './event-details';

interface SidePanelProps {
  events: readonly Event[];
  /** The type and the size of the calendar file of an event. */
  describeCalendar: (event: Event) => string;
  /** YYYY-MM-DD, in India */
  buildDay: string;
  news: readonly NewsItem[];
  messages: Messages;
}

/** A label whose first word is hidden on small screens (spec §2). */
function TabLabel({ first, rest }: { first: string; rest: string }) {
  return (
    <span>
      <span className="max-md:hidden">{first} </span>
      {rest}
    </span>
  );
}

/** The heading of a panel, hidden where its tab says the same. */
function PanelHeading({ children }: { children: string }) {
  return (
    <h2 className="sr-only text-2xl uppercase no-script:not-sr-only print:not-sr-only">
      {children}
    </h2>
  );
}

/** Events and news beside the slideshow (spec §2). */
export function SidePanel({ events, describeCalendar, buildDay, news, messages }: SidePanelProps) {
  const words = messages.home.panel;
  const getLastDay = (event: Event) => toIsoDate(event.end_date);
  const isAhead = (event: Event) => getLastDay(event) >= buildDay;
  const hasAhead = events.some(isAhead);
  // What is over comes last.
  const inOrder = events.toSorted((one, other) => Number(isAhead(other)) - Number(isAhead(one)));
  const lastOfAll = events.map(getLastDay).toSorted().at(-1);
  return (
    <div className="relative">
      {/* On large screens it is as tall as the slideshow beside it, whatever its content. */}
      <div className="flex flex-col border border-rule bg-surface lg:absolute lg:inset-0 print:static print:block print:border-0">
        <Tabs
          label={words.label}
          tabs={[
            {
              id: 'events',
              label: <TabLabel first={words.events.first} rest={words.events.rest} />,
              panel: (
                <>
                  <PanelHeading>{words.events.whole}</PanelHeading>
                  {events.length === 0 && <p>{words.noEvents}</p>}
                  {events.length > 0 && !hasAhead && (
                    <p className="text-lg font-bold">{words.noneAhead}</p>
                  )}
                  {inOrder.map((event, place) => (
                    <EventDetails
                      key={event.id}
                      event={event}
                      calendarNote={describeCalendar(event)}
                      buildDay={buildDay}
                      lastOfAll={place === 0 ? lastOfAll : undefined}
                      messages={messages}
                    />
                  ))}
                  <CalendarSubscription messages={messages} />
                </>
              ),
            },
            {
              id: 'news',
              label: <TabLabel first={words.news.first} rest={words.news.rest} />,
              panel: (
                <>
                  <PanelHeading>{words.news.whole}</PanelHeading>
                  {news.length === 0 && <NoNews messages={messages} />}
                  {news.map((item) => (
                    <NewsArticle key={item.id} item={item} messages={messages} />
                  ))}
                  <PageLink
                    href={localizePath('/gallery#news', messages.language)}
                    className="prose-link"
                  >
                    {words.more}
                  </PageLink>
                </>
              ),
            },
          ]}
        />
      </div>
    </div>
  );
}
