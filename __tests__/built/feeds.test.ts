/** @jest-environment jsdom */
import { parseFeed } from '@rowanmanning/feed-parser';
import ICAL from 'ical.js';
import { getFileOfAddress } from '@/scripts/testing/published-files';
import { readXml } from '@/__tests__/support/xml';
import { getContent } from '@/lib/content/content';
import { DOCUMENT_LANGUAGES, LANGUAGES, getLanguage, localizePath } from '@/lib/i18n/language';
import { getNewsAnchor } from '@/lib/urls/anchors';
import { DAY_MS } from '@/lib/i18n/indian-days';
import { toIsoDate } from '@/lib/i18n/dates';
import type { Event } from '@/lib/content/schemas/event';
import { assetsHostBuild, councilBuild, fileOfRoute, plainBuild, readText } from '../hosts/builds';
import { attributeValues, openPages, SITE_URL } from './documents';

const { events, news } = getContent('en');

/*
 * The files that calendars and news readers fetch by themselves, as they are published.
 */

describe.each([plainBuild, councilBuild, assetsHostBuild])('$name', (build) => {
  const home = `${SITE_URL}${build.basePath}`;

  describe.each(LANGUAGES)('the news in %s', (language) => {
    const elements = readXml(readText(build, localizePath('/news.xml', language).slice(1)));
    const textsOf = (name: string) =>
      elements.filter((element) => element.name === name).map(({ text }) => text);

    it('is an Atom feed with what RFC 4287 asks of each of its entries', () => {
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
        for (const part of ['id', 'title', 'updated']) {
          const parts = elements.filter(
            ({ name, within }) => name === part && within.at(-1) === parent,
          );
          expect([part, parts.length]).toEqual([part, 1]);
        }
      }
      expect(new Set(textsOf('id')).size).toBe(news.length + 1);
    });

    it('is read by a feed parser, each item at its own place on the page', () => {
      const feed = parseFeed(readText(build, localizePath('/news.xml', language).slice(1)));
      const page = home + localizePath('/gallery', language);
      expect(
        feed.items.map(({ title, url, published }) => [title, url, published?.toISOString()]),
      ).toEqual(
        getContent(language).news.map(({ id, title, published_at }) => [
          title,
          `${page}#${getNewsAnchor(id)}`,
          `${published_at}T06:30:00.000Z`,
        ]),
      );
      const { document } = openPages(build).find(({ url }) => url === page) ?? {};
      for (const { url } of feed.items) {
        expect(document?.getElementById(url?.split('#')[1] ?? '')).not.toBeNull();
      }
    });

    it('has the full text of each item, and its picture at an absolute address that is there', () => {
      const contents = textsOf('content').map(
        (html) => new DOMParser().parseFromString(html, 'text/html').body,
      );
      expect(contents.map(({ textContent }) => textContent)).toEqual(
        getContent(language).news.map(({ content }) => content),
      );
      const pictures = contents.flatMap((content) => [...content.querySelectorAll('img')]);
      expect(pictures).toHaveLength(news.filter(({ image_url }) => image_url).length);
      for (const picture of pictures) {
        const url = new URL(picture.getAttribute('src') ?? '');
        expect([SITE_URL, build.assetsHost]).toContain(url.origin);
        const { pathname } = url;
        const path = url.origin === SITE_URL ? pathname.slice(build.basePath.length) : pathname;
        expect(getFileOfAddress(build.folder, path)).toBeDefined();
      }
    });
  });

  it('the news are announced in every page, those of its language', () => {
    for (const { document, url } of openPages(build)) {
      const path = localizePath('/news.xml', getLanguage(url.slice(home.length)));
      expect(
        attributeValues(document, 'link[rel=alternate][type="application/atom+xml"]', 'href'),
      ).toEqual([home + path]);
    }
  });

  describe('calendar files', () => {
    /** The lines of a calendar as they were before they were folded. */
    const linesOf = (file: string) => readText(build, file).replaceAll('\r\n ', '').split('\r\n');

    const files = LANGUAGES.flatMap((language) =>
      ['/events.ics', ...events.map(({ id }) => `/events/${id}.ics`)].map((path) =>
        localizePath(path, language).slice(1),
      ),
    );

    it.each(files)(
      '%s is made of components that end, each with what RFC 5545 asks of it',
      (file) => {
        const lines = linesOf(file);
        expect(lines.pop()).toBe('');
        const open: { name: string; properties: string[] }[] = [];
        const required: Record<string, string[]> = {
          VCALENDAR: ['VERSION', 'PRODID'],
          VEVENT: ['UID', 'DTSTAMP', 'DTSTART', 'SUMMARY'],
          VALARM: ['ACTION', 'TRIGGER', 'DESCRIPTION'],
        };
        for (const line of lines) {
          const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]+)?:(.*)$/.exec(line) ?? [];
          expect([line, name]).not.toEqual([line, '']);
          if (name === 'BEGIN') {
            // No property of a component stands behind those within it.
            open.at(-1)?.properties.push(name);
            open.push({ name: value, properties: [] });
          } else if (name === 'END') {
            const component = open.pop();
            expect(component?.name).toBe(value);
            expect(component?.properties).toEqual(expect.arrayContaining(required[value] ?? ['?']));
          } else {
            expect(open.at(-1)?.properties).not.toContain('BEGIN');
            open.at(-1)?.properties.push(name);
          }
        }
        expect(open).toEqual([]);
      },
    );

    it('are read by ical.js, with the days of each event', () => {
      const expected = (event: Event) => [
        `${event.id}@site.example`,
        toIsoDate(event.start_date),
        Date.parse(toIsoDate(event.end_date)) + DAY_MS,
      ];
      for (const file of files) {
        const calendar = new ICAL.Component(ICAL.parse(readText(build, file)));
        const found = calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry));
        const ofFile = events.filter(
          ({ id }) => file.endsWith('events.ics') || file.endsWith(`/${id}.ics`),
        );
        expect(
          found.map(({ uid, startDate, endDate }) => [
            uid,
            startDate.toString(),
            Date.parse(endDate.toString()),
          ]),
        ).toEqual(ofFile.map(expected));
        expect(calendar.getFirstPropertyValue('refresh-interval')?.toString()).toBe('P1D');
      }
    });

    it.each(LANGUAGES)('that of all has every event, in %s', (language) => {
      const lines = linesOf(localizePath('/events.ics', language).slice(1));
      const valuesOf = (name: string) =>
        lines
          .filter((line) => line.startsWith(`${name}:`))
          .map((line) => line.slice(name.length + 1));
      const home = openPages(build).find(
        ({ file }) => file === fileOfRoute(localizePath('/', language)),
      );
      for (const [, anchor = ''] of lines.join('\n').matchAll(/#(event-[\w-]+)/g)) {
        expect(home?.document.getElementById(anchor)).not.toBeNull();
      }
      expect(valuesOf('UID')).toEqual(events.map(({ id }) => `${id}@site.example`));
      const titles = getContent(language).events.map(({ title }) => title);
      expect(valuesOf('SUMMARY').map((text) => text.replace(/\\([,;\\])/g, '$1'))).toEqual(titles);
    });
  });
});
