import { Feed } from 'feed';
import type { NewsItem } from '@/lib/model/news-and-events';
import { getNewsAnchor } from '@/lib/urls/anchors';
import { escapeMarkup } from '@/lib/feeds/escape-markup';
import { HOUR_MS, getStartOfDay } from '@/lib/dates/indian-days';
import { DOCUMENT_LANGUAGES, type Language } from '@/lib/i18n/language';

/** A news item in a feed. */
export interface FeedItem extends Omit<NewsItem, 'image_url' | 'description'> {
  /** The picture of the item, with an absolute address. */
  picture?: { url: string; description: string };
}

/** The metadata of a feed; all addresses are absolute. */
export interface FeedDescription {
  language: Language;
  title: string;
  author: string;
  pageUrl: string;
  feedUrl: string;
  /** The year that dates an empty feed. It is also a part of all entry ids, so it must never change. */
  establishedYear: number;
  /** The day of the build, as YYYY-MM-DD. */
  buildDay: string;
}

/**
 * The time of noon in India on a day: then it is the same day in most of the world. What is of the day of the build, or
 * later, gets the beginning of that day, because readers hide or refuse what is in the future.
 */
const getTime = (isoDate: string, buildDay: string) =>
  isoDate < buildDay ? getStartOfDay(isoDate) + 12 * HOUR_MS : getStartOfDay(buildDay);

/** The full content of an item as HTML. */
function renderNewsItemHtml({ content, picture }: FeedItem): string {
  const paragraph = `<p>${escapeMarkup(content)}</p>`;
  if (!picture) return paragraph;
  const image = `<img src="${escapeMarkup(picture.url)}" alt="${escapeMarkup(picture.description)}">`;
  return `${paragraph}<p>${image}</p>`;
}

/** Writes news, the newest first, as an Atom feed (RFC 4287), with full texts and pictures. */
export function formatNewsFeed(
  items: readonly FeedItem[],
  feedDescription: FeedDescription,
): string {
  const { language, title, author, pageUrl, feedUrl, establishedYear, buildDay } = feedDescription;
  const { hostname } = new URL(feedUrl);
  const getUpdateTime = ({ updated_at, published_at }: FeedItem) =>
    getTime(updated_at ?? published_at, buildDay);
  const feed = new Feed({
    id: feedUrl,
    title,
    link: pageUrl,
    feedLinks: { atom: feedUrl },
    author: { name: author },
    copyright: author,
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
      published: new Date(getTime(item.published_at, buildDay)),
      content: renderNewsItemHtml(item),
    });
  }
  // The library has no option for the language.
  return feed.atom1().replace('<feed ', `<feed xml:lang="${DOCUMENT_LANGUAGES[language]}" `);
}
