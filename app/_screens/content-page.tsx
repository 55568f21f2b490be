import { statSync } from 'node:fs';
import path from 'node:path';
import { SiteMap } from '@/app/site-map';
import { SitePage } from '@/app/site-page';
import { Markdown } from '@/components/pages/markdown';
import { PageTitle } from '@/components/ui/page-title';
import { Text } from '@/components/ui/text';
import { SITE_MAP_PLACEHOLDER } from '@/lib/content/page-rules';
import { formatLongDate } from '@/lib/i18n/format-dates';
import { interpolate } from '@/lib/i18n/interpolate';
import type { Messages } from '@/lib/i18n/messages/en';
import { getPagePath, type PageEntry } from '@/lib/model/page';
import { describeFile } from '@/lib/ui/file-description';

/** The type and the size of a file in public/, as text. */
const describePublicFile = (file: string) =>
  describeFile(file, statSync(path.join('public', file), { throwIfNoEntry: false })?.size);

/** A content page: staff write its texts, in data/pages.yaml. */
export function ContentPage({ page, messages }: { page: PageEntry; messages: Messages }) {
  const { language } = messages;
  const { title, summary, body, reviewed_at: reviewDay } = page;
  const date = formatLongDate(reviewDay, language);
  // A body without a Hindi translation is shown in English. A body with the site map alone needs no translation.
  const hasLetters = /\p{L}/u.test(body.replace(SITE_MAP_PLACEHOLDER, ''));
  const bodyLanguage = hasLetters && !/\p{sc=Devanagari}/u.test(body) ? 'en' : language;
  return (
    // It has the share card of the home page.
    <SitePage
      route={{ id: 'home', path: getPagePath(page) }}
      description={{ title, description: summary }}
      messages={messages}
    >
      <PageTitle
        title={<Text language={language}>{title}</Text>}
        subtitle={<Text language={language}>{summary}</Text>}
      />
      <div className="wrap py-8 print:py-2">
        <div lang={bodyLanguage}>
          <Markdown
            language={language}
            textLanguage={bodyLanguage}
            describeFile={describePublicFile}
            replacements={{ [SITE_MAP_PLACEHOLDER]: <SiteMap messages={messages} /> }}
            tableLabel={messages.pages.table}
          >
            {body}
          </Markdown>
        </div>
        <p className="mt-10 text-soft">{interpolate(messages.pages.reviewed, { date })}</p>
      </div>
    </SitePage>
  );
}
