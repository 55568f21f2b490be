/** @jest-environment jsdom */
/** The published feeds and calendars, as other programs read them. __tests__/feeds has what the standards require. */
import { parseFeed } from '@rowanmanning/feed-parser';
import ICAL from 'ical.js';
import { getContent } from '@/lib/content/content';
import { toIsoDate } from '@/lib/i18n/dates';
import { DAY_MS } from '@/lib/i18n/indian-days';
import { DOCUMENT_LANGUAGES, LANGUAGES, localizePath } from '@/lib/i18n/language';
import { getEventAnchor, getNewsAnchor } from '@/lib/urls/anchors';
import { getFileOfAddress } from '@/scripts/testing/published-files';
import { BUILDS, readText } from '../hosts/builds';
import { openPages, SITE_URL } from './documents';

const CASES = BUILDS.flatMap((build) => LANGUAGES.map((language) => ({ build, language })));

describe.each(CASES)('$build.name in $language', ({ build, language }) => {
  const { events, news } = getContent(language);
  const read = (file: string) => readText(build, localizePath(file, language).slice(1));
  const getUrl = (route: string) => SITE_URL + build.basePath + localizePath(route, language);
  const hasElement = (url: string) =>
    openPages(build)
      .find((page) => page.url === url.replace(/#.*/, ''))
      ?.document.getElementById(url.replace(/.*#/, '')) != null;

  it('a feed parser reads the news with their full texts, pictures and links to the page', () => {
    const text = read('/news.xml');
    const feed = new DOMParser().parseFromString(text, 'application/xml').documentElement;
    expect([feed.namespaceURI, feed.getAttribute('xml:lang')]).toEqual([
      'http://www.w3.org/2005/Atom',
      DOCUMENT_LANGUAGES[language],
    ]);
    const { items } = parseFeed(text);
    expect(new Set(items.map(({ id }) => id)).size).toBe(news.length);
    for (const [index, { id, title, content, published_at, image_url }] of news.entries()) {
      const url = `${getUrl('/gallery')}#${getNewsAnchor(id)}`;
      const published = new Date(`${published_at}T06:30:00Z`);
      expect(items[index]).toMatchObject({ title, url, published });
      expect(hasElement(url)).toBe(true);

      const html = items[index]?.content ?? '';
      const { body } = new DOMParser().parseFromString(html, 'text/html');
      expect(body.textContent).toBe(content);
      const base = build.assetsHost || SITE_URL + build.basePath;
      const pictures = [...body.querySelectorAll('img')].map(
        ({ src }) => src.startsWith(base) && getFileOfAddress(build.folder, src.slice(base.length)),
      );
      expect(pictures).toEqual(image_url ? [expect.any(String)] : []);
    }
  });

  it('a calendar library reads all events together, and each one alone', () => {
    for (const { file, expected } of [
      { file: '/events.ics', expected: events },
      ...events.map((event) => ({ file: `/events/${event.id}.ics`, expected: [event] })),
    ]) {
      const text = read(file);
      // The properties of a component stand before its subcomponents.
      expect(text).not.toMatch(/^END:.*\r\n(?!BEGIN:|END:)./m);
      const calendar = new ICAL.Component(ICAL.parse(text));
      expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
      const entries = calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry));
      const found = entries.map(({ uid, summary, description, startDate, endDate }) => [
        uid,
        summary,
        description.split('\n').at(-1),
        startDate.toString(),
        Date.parse(endDate.toString()),
      ]);
      const getLink = (id: string) => `${getUrl('/')}#${getEventAnchor(id)}`;
      expect(found).toEqual(
        expected.map(({ id, title, start_date, end_date }) => [
          `${id}@site.example`,
          title,
          getLink(id),
          toIsoDate(start_date),
          // The day after the last one.
          Date.parse(toIsoDate(end_date)) + DAY_MS,
        ]),
      );
      expect(expected.filter(({ id }) => !hasElement(getLink(id)))).toEqual([]);
    }
  });
});
