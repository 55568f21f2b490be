import type { NewsItem } from '@/lib/model/news-and-events';
import type { Messages } from '@/lib/i18n/messages/en';
import { getAssetUrl } from '@/lib/urls/build-addresses';
import { formatLongDate } from '@/lib/i18n/format-dates';
import { Picture } from '@/components/ui/picture';
import { Text } from '@/components/ui/text';

/**
 * A news item (spec §2); its optional image opens in the overlay. On the Gallery page, latest-news.css places the elements
 * by their order.
 */
export function NewsArticle({ item, messages }: { item: NewsItem; messages: Messages }) {
  const { language } = messages;
  return (
    <article>
      <h3 className="text-xl">
        <Text language={language}>{item.title}</Text>
      </h3>
      <p className="mt-1 font-semibold text-accent">
        <time dateTime={item.published_at}>{formatLongDate(item.published_at, language)}</time>
      </p>
      <p className="mt-2 max-w-prose text-soft">
        <Text language={language}>{item.content}</Text>
      </p>
      {item.image_url && (
        <a
          href={getAssetUrl(item.image_url)}
          aria-haspopup="dialog"
          className="mt-3 block aspect-[3/2] overflow-hidden rounded"
        >
          <Picture
            src={getAssetUrl(item.image_url)}
            alt={item.description ?? ''}
            kind="tile"
            sizes="(min-width: 64em) 30vw, (min-width: 40em) 48vw, 94vw"
            className="h-full w-full object-cover"
          />
        </a>
      )}
    </article>
  );
}
