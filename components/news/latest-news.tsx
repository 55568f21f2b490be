import type { NewsItem } from '@/lib/model/news-and-events';
import type { Messages } from '@/lib/i18n/messages/en';
import { List } from '@/components/ui/list';
import { PageLink } from '@/components/ui/page-link';
import { getNewsAnchor, FEED_PATH } from '@/lib/urls/addresses';
import { NewsArticle } from './news-article';

interface LatestNewsProps {
  news: readonly NewsItem[];
  messages: Messages;
}

/** The section with all news items, to which /gallery#news leads. */
export function LatestNews({ news, messages }: LatestNewsProps) {
  return (
    <section
      id="news"
      aria-labelledby="latest-news"
      className="border-t border-rule bg-surface py-14 print:!py-4"
    >
      <div className="wrap">
        <h2 id="latest-news" className="lane-heading">
          {messages.news.title}
        </h2>
        <List none={messages.news.none} className="mt-8 grid gap-10 print:gap-4">
          {news.map((item) => (
            <li key={item.id} id={getNewsAnchor(item.id)} className="news-row">
              <NewsArticle item={item} messages={messages} />
            </li>
          ))}
        </List>
        <p className="mt-10">
          <PageLink href={FEED_PATH} language={messages.language} className="prose-link">
            {messages.news.feed}
          </PageLink>
        </p>
      </div>
    </section>
  );
}
