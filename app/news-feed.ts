import { getAbsoluteAssetUrl, getAbsoluteUrl } from '@/lib/urls/build-addresses';
import { getContent } from '@/lib/content/content';
import { localizePath } from '@/lib/i18n/language';
import { getBuildDay } from '@/lib/dates/build-day';
import { formatNewsFeed } from '@/lib/feeds/news-feed';
import { interpolate } from '@/lib/i18n/interpolate';
import { FEED_PATH } from '@/lib/urls/published-files';
import type { Messages } from '@/lib/i18n/messages/en';

/** Responds with the Atom feed of the news. */
export function serveNewsFeed({ language, news: newsMessages }: Messages): Response {
  const { news, site } = getContent(language);
  const items = news.map(({ image_url, description = '', ...item }) => ({
    ...item,
    ...(image_url && {
      picture: { url: getAbsoluteAssetUrl(image_url), description },
    }),
  }));
  const text = formatNewsFeed(items, {
    language,
    title: interpolate(newsMessages.feedTitle, { brand: site.brand }),
    author: site.name,
    pageUrl: getAbsoluteUrl(localizePath('/gallery#news', language)),
    feedUrl: getAbsoluteUrl(localizePath(FEED_PATH, language)),
    establishedYear: site.establishedYear,
    buildDay: getBuildDay(),
  });
  return new Response(text, { headers: { 'Content-Type': 'application/atom+xml' } });
}
