import { Feed } from 'feed';
import type { NewsItem } from '@/lib/content/schemas/news-item';
import { getNewsAnchor } from '@/lib/urls/anchors';
import { escapeMarkup } from '@/lib/feeds/escape-markup';
import { HOUR_MS, startOfDay } from '@/lib/i18n/indian-days';
import { DOCUMENT_LANGUAGES, type Language } from '@/lib/i18n/language';

/** An item as a feed has it. */
export interface FeedItem extends Omit<NewsItem, 'image_url'> {
  /** Its picture, at an absolute address. */
  picture?: { url: string; description: string };
}

/** What a feed tells of itself; all addresses are absolute. */
export interface FeedDescription {
  language: Language;
  title: string;
  author: string;
  /** The page that shows the news. */
  pageUrl: string;
  /** The feed itself. */
  feedUrl: string;
  /** The year the council began: an empty feed is dated by it, and so are the names of entries, which stay for good. */
  establishedYear: number;
}

/** A moment of a day: noon in India, when it is that day in most of the world. */
const getNoon = (isoDate: string) => startOfDay(isoDate) + 12 * HOUR_MS;

/** The whole of an item as HTML. */
function formatContent({ content, picture }: FeedItem): string {
  const paragraph = `<p>${escapeMarkup(content)}</p>`;
  if (!picture) return paragraph;
  const image = `<img src="${escapeMarkup(picture.url)}" alt="${escapeMarkup(picture.description)}">`;
  return `${paragraph}<p>${image}</p>`;
}

/**
 * News as an Atom feed (RFC 4287), with their full text and pictures.
 *
 * @param items the newest first
 * @returns the text of the file, the same for the same news
 */
export function writeFeed(items: readonly FeedItem[], about: FeedDescription): string {
  const { language, title, author, pageUrl, feedUrl, establishedYear } = about;
  const { hostname } = new URL(feedUrl);
  const getUpdateTime = ({ updated_at, published_at }: FeedItem) =>
    getNoon(updated_at ?? published_at);
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
      // A name for good (RFC 4151): readers know an item by it.
      id: `tag:${hostname},${establishedYear}:${language}/${encodeURIComponent(item.id)}`,
      // The library says that it is HTML.
      title: escapeMarkup(item.title),
      link: new URL(`#${getNewsAnchor(item.id)}`, pageUrl).href,
      date: new Date(getUpdateTime(item)),
      published: new Date(getNoon(item.published_at)),
      content: formatContent(item),
    });
  }
  // The library has no place for it.
  return feed.atom1().replace('<feed ', `<feed xml:lang="${DOCUMENT_LANGUAGES[language]}" `);
}
