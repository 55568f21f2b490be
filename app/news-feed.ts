import { absoluteUrl } from '@/lib/urls/absolute-url';
import { assetUrl } from '@/lib/urls/assets';
import { contentIn } from '@/lib/content/content';
import { pathIn } from '@/lib/i18n/language';
import { writeFeed } from '@/lib/feeds/news-feed';
import { fill } from '@/lib/i18n/interpolate';
import { FEED_PATH } from '@/lib/urls/published-files';
import { readSettings } from '@/lib/urls/settings.mjs';
import type { Texts } from '@/lib/i18n/messages/en';

/** The news, for news readers. */
export function feedResponse({ language, news: words }: Texts): Response {
  const { news, site } = contentIn(language);
  const { siteUrl } = readSettings(process.env);
  const items = news.map(({ image_url, ...item }) => ({
    ...item,
    ...(image_url && {
      picture: {
        url: new URL(assetUrl(image_url), siteUrl).href,
        description: fill(words.picture, { title: item.title }),
      },
    }),
  }));
  const text = writeFeed(items, {
    language,
    title: fill(words.feedTitle, { brand: site.brand }),
    author: site.name,
    pageUrl: absoluteUrl(pathIn('/gallery#news', language)),
    feedUrl: absoluteUrl(pathIn(FEED_PATH, language)),
    establishedYear: site.establishedYear,
  });
  return new Response(text, { headers: { 'Content-Type': 'application/atom+xml' } });
}
