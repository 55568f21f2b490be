/** @jest-environment jsdom */
/** The published feeds and calendars, as other programs read them. __tests__/feeds has what the standards require. */
import { parseFeed } from '@rowanmanning/feed-parser';
import ICAL from 'ical.js';
import { readXml } from '@/__tests__/support/xml';
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
    const [feed] = readXml(read('/news.xml'));
    expect(feed?.attributes).toMatchObject({
      xmlns: 'http://www.w3.org/2005/Atom',
      'xml:lang': DOCUMENT_LANGUAGES[language],
    });
    const { items } = parseFeed(read('/news.xml'));
    expect(new Set(items.map(({ id }) => id)).size).toBe(news.length);
    const contents = items.map(
      ({ content }) => new DOMParser().parseFromString(content ?? '', 'text/html').body,
    );
    expect(
      items.map(({ title, url, published }, index) => ({
        title,
        content: contents[index]?.textContent,
        url,
        published: published?.toISOString(),
      })),
    ).toEqual(
      news.map(({ id, title, content, published_at }) => ({
        title,
        content,
        url: `${getUrl('/gallery')}#${getNewsAnchor(id)}`,
        published: `${published_at}T06:30:00.000Z`,
      })),
    );
    expect(items.filter(({ url }) => !hasElement(url ?? ''))).toEqual([]);

    const pictures = contents.flatMap((content) => [...content.querySelectorAll('img')]);
    expect(pictures).toHaveLength(news.filter(({ image_url }) => image_url).length);
    for (const { src } of pictures) {
      const base = build.assetsHost || SITE_URL + build.basePath;
      expect(src).toEqual(expect.stringContaining(`${base}/`));
      expect(getFileOfAddress(build.folder, src.slice(base.length))).toBeDefined();
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
      const properties = ['version', 'prodid', 'refresh-interval'].map((name) =>
        calendar.getFirstPropertyValue(name)?.toString(),
      );
      expect(properties).toEqual(['2.0', expect.any(String), 'P1D']);
      const entries = calendar.getAllSubcomponents('vevent');
      expect(entries.every((entry) => entry.hasProperty('dtstamp'))).toBe(true);
      expect(
        entries
          .map((entry) => new ICAL.Event(entry))
          .map(({ uid, summary, description, startDate, endDate }) => ({
            uid,
            summary,
            link: description.split('\n').at(-1),
            start: startDate.toString(),
            end: Date.parse(endDate.toString()),
          })),
      ).toEqual(
        expected.map(({ id, title, start_date, end_date }) => ({
          uid: `${id}@site.example`,
          summary: title,
          link: `${getUrl('/')}#${getEventAnchor(id)}`,
          start: toIsoDate(start_date),
          // The day after the last one.
          end: Date.parse(toIsoDate(end_date)) + DAY_MS,
        })),
      );
      for (const { id } of expected)
        expect(hasElement(`${getUrl('/')}#${getEventAnchor(id)}`)).toBe(true);
    }
  });
});
