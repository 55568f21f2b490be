/** @jest-environment jsdom */
/** That the published feeds and calendars lead to the site. What is in them is in __tests__/app. */
import { parseFeed } from '@rowanmanning/feed-parser';
import ICAL from 'ical.js';
import { getContent } from '@/lib/content/content';
import { LANGUAGES, LOCALES, localizePath } from '@/lib/i18n/language';
import { getNewsAnchor } from '@/lib/urls/addresses';
import { getFileOfAddress } from '@/testing/published-files';
import { BUILDS, readText } from '../support/builds';
import { openPages } from './documents';

const CASES = BUILDS.flatMap((build) => LANGUAGES.map((language) => ({ build, language })));

describe.each(CASES)('$build.name in $language', ({ build, language }) => {
  const { events, news } = getContent(language);
  const read = (file: string) => readText(build, localizePath(file, language).slice(1));
  const getUrl = (route: string) => build.origin + build.basePath + localizePath(route, language);
  const hasElement = (url: string) =>
    openPages(build)
      .find((page) => page.url === url.replace(/#.*/, ''))
      ?.document.getElementById(url.replace(/.*#/, '')) != null;

  it('The news feed links to the page, itself and each item on the page, and its pictures exist', () => {
    const feed = parseFeed(read('/news.xml'));
    const { items } = feed;
    expect(feed).toMatchObject({
      language: LOCALES[language],
      url: `${getUrl('/gallery')}#news`,
      self: getUrl('/news.xml'),
    });
    const urls = items.map(({ url }) => url ?? '');
    expect(urls).toEqual(news.map(({ id }) => `${getUrl('/gallery')}#${getNewsAnchor(id)}`));
    expect(urls.filter((url) => !hasElement(url))).toEqual([]);
    const base = build.origin + build.basePath;
    const pictures = items.flatMap(({ content }) =>
      [...(content ?? '').matchAll(/<img src="([^"]+)"/g)].map(([, src = '']) => src),
    );
    expect(pictures).toHaveLength(news.filter(({ image_url }) => image_url).length);
    for (const src of pictures) {
      expect(src.startsWith(`${base}/`)).toBe(true);
      expect(getFileOfAddress(build.folder, src.slice(base.length))).toBeDefined();
    }
  });

  it.each([
    { file: '/events.ics', expected: events },
    ...events.map((event) => ({ file: `/events/${event.id}.ics`, expected: [event] })),
  ])('A calendar library reads the events of $file, which link to the page', (row) => {
    const calendar = new ICAL.Component(ICAL.parse(read(row.file)));
    const found = calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry));
    expect(found.map(({ summary }) => summary)).toEqual(row.expected.map(({ title }) => title));
    const links = found.map(({ description }) => description.split('\n').at(-1) ?? '');
    expect(links.filter((url) => !url.startsWith(getUrl('/')) || !hasElement(url))).toEqual([]);
  });
});
