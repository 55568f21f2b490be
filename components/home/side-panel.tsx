import type { Event } from '@/lib/schemas/event';
import type { NewsItem } from '@/lib/schemas/news-item';
import { NoNews } from '@/components/news/no-news';
import { NewsArticle } from '@/components/news/news-article';
import { Tabs } from '@/components/ui/tabs';
import { PageLink } from '@/components/ui/page-link';
import { EventDetails } from './event-details';

interface SidePanelProps {
  events: readonly Event[];
  news: readonly NewsItem[];
}

/** A label that loses its first word on small screens (spec §2). */
function TabLabel({ first, rest }: { first: string; rest: string }) {
  return (
    <span>
      <span className="max-md:hidden">{first} </span>
      {rest}
    </span>
  );
}

/** The heading of a panel, which its tab takes the place of where there is one. */
function PanelHeading({ children }: { children: string }) {
  return <h2 className="sr-only text-2xl uppercase no-script:not-sr-only">{children}</h2>;
}

/** Events and news beside the slideshow (spec §2). */
export function SidePanel({ events, news }: SidePanelProps) {
  return (
    <div className="relative">
      {/* On large screens as tall as the slideshow beside it, whatever it holds. */}
      <div className="flex flex-col border border-rule bg-surface lg:absolute lg:inset-0">
        <Tabs
          label="Events and news"
          tabs={[
            {
              id: 'events',
              label: <TabLabel first="Upcoming" rest="Events" />,
              panel: (
                <>
                  <PanelHeading>Upcoming Events</PanelHeading>
                  {events.length === 0 && <p>No events are planned at the moment.</p>}
                  {events.map((event) => (
                    <EventDetails key={event.id} event={event} />
                  ))}
                </>
              ),
            },
            {
              id: 'news',
              label: <TabLabel first="Latest" rest="News" />,
              panel: (
                <>
                  <PanelHeading>Latest News</PanelHeading>
                  {news.length === 0 && <NoNews />}
                  {news.map((item) => (
                    <NewsArticle key={item.id} item={item} />
                  ))}
                  <PageLink href="/gallery#news" className="prose-link">
                    Show More →
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
