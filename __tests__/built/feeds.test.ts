/** @jest-environment jsdom */
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

/** The properties that RFC 5545 requires of each component of a calendar. */
const REQUIRED: Record<string, string[]> = {
  vcalendar: ['version', 'prodid'],
  vevent: ['uid', 'dtstamp', 'dtstart', 'summary'],
  valarm: ['action', 'trigger', 'description'],
};

const flatten = (component: ICAL.Component): ICAL.Component[] => [
  component,
  ...component.getAllSubcomponents().flatMap(flatten),
];

describe.each(BUILDS)('$name', (build) => {
  describe.each(LANGUAGES)('in %s', (language) => {
    const { events, news } = getContent(language);
    const read = (file: string) => readText(build, localizePath(file, language).slice(1));
    const getUrl = (route: string) => SITE_URL + build.basePath + localizePath(route, language);
    const hasElement = (url: string) =>
      openPages(build)
        .find((page) => page.url === url.replace(/#.*/, ''))
        ?.document.getElementById(url.replace(/.*#/, '')) != null;

    it('the news feed has what RFC 4287 requires', () => {
      const elements = readXml(read('/news.xml'));
      expect(elements[0]).toMatchObject({
        name: 'feed',
        attributes: {
          xmlns: 'http://www.w3.org/2005/Atom',
          'xml:lang': DOCUMENT_LANGUAGES[language],
        },
      });
      const entries = elements.filter(({ name }) => name === 'entry');
      expect(entries).toHaveLength(news.length);
      for (const parent of [...elements.slice(0, 1), ...entries]) {
        const parts = elements.filter(({ within }) => within.at(-1) === parent);
        const required = parts
          .map(({ name }) => name)
          .filter((name) => /^(id|title|updated)$/.test(name));
        expect(required.sort()).toEqual(['id', 'title', 'updated']);
      }
      const ids = elements.filter(({ name }) => name === 'id').map(({ text }) => text);
      expect(new Set(ids).size).toBe(news.length + 1);
    });

    it('a feed parser reads the news with their full texts, pictures and links to the page', () => {
      const { items } = parseFeed(read('/news.xml'));
      const contents = items.map(
        ({ content }) => new DOMParser().parseFromString(content ?? '', 'text/html').body,
      );
      expect(
        items.map(({ title, url, published }, index) => [
          title,
          contents[index]?.textContent,
          url,
          published?.toISOString(),
        ]),
      ).toEqual(
        news.map(({ id, title, content, published_at }) => [
          title,
          content,
          `${getUrl('/gallery')}#${getNewsAnchor(id)}`,
          `${published_at}T06:30:00.000Z`,
        ]),
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

    it.each([
      { file: '/events.ics', expected: events },
      ...events.map((event) => ({ file: `/events/${event.id}.ics`, expected: [event] })),
    ])('a calendar library reads $file, which has what RFC 5545 requires', ({ file, expected }) => {
      const text = read(file);
      // The properties of a component stand before its subcomponents.
      expect(text).not.toMatch(/^END:.*\r\n(?!BEGIN:|END:)./m);
      const calendar = new ICAL.Component(ICAL.parse(text));
      for (const component of flatten(calendar)) {
        const properties = component.getAllProperties().map(({ name }) => name);
        const required = REQUIRED[component.name] ?? ['a known component'];
        expect([component.name, ...properties]).toEqual(expect.arrayContaining(required));
      }
      expect(calendar.getFirstPropertyValue('refresh-interval')?.toString()).toBe('P1D');

      const entries = calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry));
      expect(
        entries.map(({ uid, summary, description, startDate, endDate }) => ({
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
      for (const { id } of expected) {
        expect(hasElement(`${getUrl('/')}#${getEventAnchor(id)}`)).toBe(true);
      }
    });
  });
});
