import type { SiteMapSection } from '@/components/pages/site-map';
import { getContent } from '@/lib/content/content';
import { getDistrictPath } from '@/lib/districts/districts';
import { localizePath } from '@/lib/i18n/language';
import type { Messages } from '@/lib/i18n/messages/en';
import { getPagePath } from '@/lib/model/page';
import { CSV_FILE_NAME } from '@/lib/records/csv';
import { ROUTES } from '@/lib/routes';
import { CALENDAR_PATH, FEED_PATH } from '@/lib/urls/published-files';
import { describeCalendar } from './calendar';
import { describeRoute } from './page-metadata';
import { nameRecordsFile } from './student-records/rows/shards';

/** All pages, districts and feeds of the site, in the language of the page. */
export function listSiteMap(messages: Messages): SiteMapSection[] {
  const { language, news, calendar } = messages;
  const { navigationLinks, navigationDistricts, pages, events } = getContent(language);
  const localize = <Linked extends { href: string }>(links: readonly Linked[]) =>
    links.map((link) => ({ ...link, href: localizePath(link.href, language) }));
  const named = navigationLinks.map(({ footerLabel, href }) => ({ label: footerLabel, href }));
  const others = Object.values(ROUTES)
    .filter(({ path }) => named.every(({ href }) => href !== path))
    .map((route) => ({ label: describeRoute(route, messages).title ?? '', href: route.path }));
  const written = pages.map((page) => ({ label: page.title, href: getPagePath(page) }));
  const districts = navigationDistricts.map(({ name, englishName }) => ({
    label: name,
    href: getDistrictPath(englishName),
  }));
  const files = [
    { label: news.feed, href: FEED_PATH },
    { label: `${calendar.subscribe} (${describeCalendar(events, messages)})`, href: CALENDAR_PATH },
  ];
  return [
    { title: messages.pages.all, links: localize([...named, ...others, ...written]) },
    { title: messages.header.districts, links: localize(districts) },
    {
      title: messages.pages.files,
      links: [...localize(files), { label: nameRecordsFile(messages), href: `/${CSV_FILE_NAME}` }],
    },
  ];
}
