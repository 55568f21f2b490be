import { Feed } from 'feed';
import { getContent } from '@/lib/content/content';
import { getBuildDay } from '@/lib/dates/build-day';
import { HOUR_MS, getStartOfDay } from '@/lib/dates/dates';
import { escapeMarkup } from '@/lib/ui/escape-markup';
import { interpolate } from '@/lib/i18n/interpolate';
import { LOCALES, localizePath } from '@/lib/i18n/language';
import type { Messages } from '@/lib/i18n/messages/en';
import type { NewsItem } from '@/lib/model/news-and-events';
import { getNewsAnchor, FEED_PATH } from '@/lib/urls/addresses';
import { getAbsoluteAssetUrl, getAbsoluteUrl } from '@/lib/urls/build-addresses';

/**
 * The time of noon in India on a day: then it is the same day in most of the world. What is of the day of the build, or
 * later, gets the beginning of that day, because readers hide or refuse what is in the future.
 */
const getTime = (isoDate: string) =>
  isoDate < getBuildDay() ? getStartOfDay(isoDate) + 12 * HOUR_MS : getStartOfDay(getBuildDay());

const getUpdateTime = ({ updated_at, published_at }: NewsItem) =>
  getTime(updated_at ?? published_at);

/** The full content of an item as HTML. */
function formatContent({ content, image_url, description = '' }: NewsItem): string {
  const paragraph = `<p>${escapeMarkup(content)}</p>`;
  if (!image_url) return paragraph;
  const url = escapeMarkup(getAbsoluteAssetUrl(image_url));
  return `${paragraph}<p><img src="${url}" alt="${escapeMarkup(description)}"></p>`;
}

/** Writes news, the newest first, as an Atom feed (RFC 4287), with full texts and pictures. */
export function formatNewsFeed(
  items: readonly NewsItem[],
  { language, news: { feedTitle } }: Messages,
): string {
  const { brand, name, establishedYear } = getContent(language).site;
  const pageUrl = getAbsoluteUrl(localizePath('/gallery#news', language));
  const feedUrl = getAbsoluteUrl(localizePath(FEED_PATH, language));
  const { hostname } = new URL(feedUrl);
  const feed = new Feed({
    id: feedUrl,
    title: interpolate(feedTitle, { brand }),
    link: pageUrl,
    feedLinks: { atom: feedUrl },
    author: { name },
    copyright: name,
    // The year dates an empty feed.
    updated: new Date(Math.max(...items.map(getUpdateTime), Date.UTC(establishedYear))),
  });
  for (const item of items) {
    feed.addItem({
      // A permanent id (RFC 4151), by which news readers recognise an item.
      id: `tag:${hostname},${establishedYear}:${language}/${encodeURIComponent(item.id)}`,
      // Escaped: the library marks titles as HTML.
      title: escapeMarkup(item.title),
      link: new URL(`#${getNewsAnchor(item.id)}`, pageUrl).href,
      date: new Date(getUpdateTime(item)),
      published: new Date(getTime(item.published_at)),
      content: formatContent(item),
    });
  }
  // The library has no option for the language.
  return feed.atom1().replace('<feed ', `<feed xml:lang="${LOCALES[language]}" `);
}

/** Responds with the Atom feed of the news. */
export const serveNewsFeed = (messages: Messages): Response =>
  new Response(formatNewsFeed(getContent(messages.language).news, messages), {
    headers: { 'Content-Type': 'application/atom+xml' },
  });
