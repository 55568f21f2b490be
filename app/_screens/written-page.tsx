import { statSync } from 'node:fs';
import path from 'node:path';
import { SitePage } from '@/app/site-page';
import { Markdown } from '@/components/pages/markdown';
import { SiteMap } from '@/components/pages/site-map';
import { PageTitle } from '@/components/ui/page-title';
import { Text } from '@/components/ui/text';
import { SITE_MAP } from '@/lib/content/page-rules';
import { formatLongDate } from '@/lib/i18n/dates';
import { interpolate } from '@/lib/i18n/interpolate';
import type { Messages } from '@/lib/i18n/messages/en';
import { getPagePath, type Page } from '@/lib/model/page';
import type { WrittenRoute } from '@/lib/routes';
import { describeFile } from '@/lib/ui/file-description';
import { listSiteMap } from '@/app/site-map';

/** A page of staff is shared as the home page is. */
export const getWrittenRoute = (page: Page): WrittenRoute => ({
  id: 'home',
  path: getPagePath(page),
  words: { title: page.title, description: page.summary },
});

/** Tells the type and the size of a file of public/. */
const describePublicFile = (address: string) =>
  describeFile(address, statSync(path.join('public', address), { throwIfNoEntry: false })?.size);

/** The list of all pages, made only where a page shows it. */
const PageList = ({ messages }: { messages: Messages }) => (
  <SiteMap sections={listSiteMap(messages)} language={messages.language} />
);

/** A page that staff write. */
export function WrittenPage({ page, messages }: { page: Page; messages: Messages }) {
  const { language } = messages;
  const { title, summary, body, reviewed_at: day } = page;
  const date = formatLongDate(day, language);
  // Without Hindi, the English is shown. A list of pages alone is in the language of the page.
  const hasWords = /\p{L}/u.test(body.replace(SITE_MAP, ''));
  const shown = hasWords && !/\p{sc=Devanagari}/u.test(body) ? 'en' : language;
  return (
    <SitePage route={getWrittenRoute(page)} messages={messages}>
      {/* No cut font has the letters of these titles, which change without a maintainer. */}
      <div className="[--titles:var(--font-text)]">
        <PageTitle
          title={<Text language={language}>{title}</Text>}
          subtitle={<Text language={language}>{summary}</Text>}
        />
        <div className="wrap py-8 print:py-2">
          <div lang={shown === language ? undefined : shown}>
            <Markdown
              language={language}
              textLanguage={shown}
              describeFile={describePublicFile}
              replacements={{
                [SITE_MAP]: <PageList messages={messages} />,
              }}
              tableLabel={messages.pages.table}
            >
              {body}
            </Markdown>
          </div>
          <p className="mt-10 text-soft">{interpolate(messages.pages.reviewed, { date })}</p>
        </div>
      </div>
    </SitePage>
  );
}
