import type { NewsItem } from '@/lib/schemas/news-item';
import { NewsArticle } from './news-article';
import { NoNews } from './no-news';

/** Every news item; the gallery's address #news leads here. */
export function LatestNews({ news }: { news: readonly NewsItem[] }) {
  return (
    <section
      id="news"
      aria-labelledby="latest-news"
      className="border-t border-rule bg-surface pb-4 pt-14"
    >
      <div className="wrap">
        <h2 id="latest-news" className="lane-heading">
          Latest News
        </h2>
        {news.length === 0 && (
          <div className="pb-10 pt-8">
            <NoNews />
          </div>
        )}
        <ul className="mt-8 gap-10 sm:columns-2 lg:columns-3">
          {news.map((item) => (
            <li key={item.id} className="break-inside-avoid pb-10">
              <NewsArticle item={item} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
