import { Text } from '@/components/ui/text';
import { getContent } from '@/lib/content/content';
import { localizePath } from '@/lib/i18n/language';
import type { Messages } from '@/lib/i18n/messages/en';
import { getPagePath } from '@/lib/model/page';
import { CSV_FILE_NAME } from '@/lib/records/csv';
import { ROUTES } from '@/lib/routes';
import { getPageUrl } from '@/lib/urls/page-url';
import { CALENDAR_PATH, FEED_PATH } from '@/lib/urls/addresses';
import { describeCalendarFile } from './calendar';
import { describeRoute, isHiddenFromSearchEngines } from './page-head';
import { getRecordsFileLabel } from '@/lib/content/published-records';

/**
 * The site map: links to all pages, districts and feeds, in the language of the page. Search engines follow them, so the
 * file with all records is not among them if its page is hidden.
 */
export function SiteMap({ messages }: { messages: Messages }) {
  const { language, news, calendar } = messages;
  const { navigationLinks, navigationDistricts, pages, events } = getContent(language);
  const localize = <Link extends { href: string }>(links: readonly Link[]) =>
    links.map((link) => ({ ...link, href: localizePath(link.href, language) }));
  const menuLinks = navigationLinks.map(({ footerLabel, href }) => ({ label: footerLabel, href }));
  const screenLinks = Object.values(ROUTES)
    .filter(({ path }) => menuLinks.every(({ href }) => href !== path))
    .map((route) => ({ label: describeRoute(route, messages).title ?? '', href: route.path }));
  const pageLinks = pages.map((page) => ({ label: page.title, href: getPagePath(page) }));
  const districtLinks = navigationDistricts.map(({ name, path }) => ({ label: name, href: path }));
  const calendarFile = describeCalendarFile(events, messages);
  const recordsLinks = isHiddenFromSearchEngines(ROUTES.studentRecords)
    ? []
    : [{ label: getRecordsFileLabel(messages), href: `/${CSV_FILE_NAME}` }];
  const fileLinks = [
    { label: news.feed, href: FEED_PATH },
    { label: `${calendar.subscribe} (${calendarFile})`, href: CALENDAR_PATH },
  ];
  const sections = [
    { title: messages.pages.all, links: localize([...menuLinks, ...screenLinks, ...pageLinks]) },
    { title: messages.header.districts, links: localize(districtLinks) },
    { title: messages.pages.files, links: [...localize(fileLinks), ...recordsLinks] },
  ];
  return sections.map(({ title, links }) => (
    <section key={title} className="flex flex-col gap-4">
      <h2>{title}</h2>
      <ul role="list">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={getPageUrl(href)} className="inline-flex min-h-8 items-center touch:min-h-11">
              <Text language={language}>{label}</Text>
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));
}
