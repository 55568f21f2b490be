import type { NewsItem } from '@/lib/schemas/news-item';
import { OverlayLink } from '@/components/overlay/overlay-link';
import { assetUrl } from '@/lib/assets';
import { formatLongDate } from '@/lib/dates';
import { shownAt } from '@/lib/theme';
import { Picture } from '@/components/ui/picture';

/** A news item (spec §2); its image, when it has one, opens in the overlay. */
export function NewsArticle({ item }: { item: NewsItem }) {
  return (
    <article>
      <h3 className="text-xl">{item.title}</h3>
      <p className="mt-1 font-semibold text-accent">
        <time dateTime={item.published_at}>{formatLongDate(item.published_at)}</time>
      </p>
      <p className="mt-2 text-soft">{item.content}</p>
      {item.image_url && (
        <OverlayLink
          url={assetUrl(item.image_url)}
          description={`Picture for: ${item.title}`}
          className="mt-3 block aspect-[3/2] overflow-hidden rounded"
        >
          <Picture
            src={assetUrl(item.image_url)}
            alt={`Picture for: ${item.title}`}
            kind="tile"
            sizes={shownAt({ lg: '30vw', sm: '48vw' }, '94vw')}
            className="h-full w-full object-cover"
          />
        </OverlayLink>
      )}
    </article>
  );
}
