import { SitePage } from '@/app/site-page';
import { Achievements } from '@/components/about/achievements';
import { HeadquartersInformation } from '@/components/about/headquarters-information';
import { StatTiles } from '@/components/about/stat-tiles';
import { Story } from '@/components/about/story';
import { PageTitle } from '@/components/ui/page-title';
import { getContent } from '@/lib/content/content';
import { ROUTES } from '@/lib/routes';
import type { Messages } from '@/lib/i18n/messages/en';

/** The About page (spec §2). */
export function AboutPage({ messages }: { messages: Messages }) {
  const { language } = messages;
  const { about, site } = getContent(language);
  return (
    <SitePage route={ROUTES.about} messages={messages}>
      <PageTitle title={messages.about.title} />
      <StatTiles figures={about.figures} language={language} />
      <div className="wrap grid gap-12 py-12 lg:grid-cols-[2fr_1fr] print:block print:pb-0 print:pt-4">
        <Story sections={about.sections} language={language} />
        <div className="space-y-10 print:mt-4 print:grid print:grid-cols-2 print:gap-6 print:space-y-0">
          <HeadquartersInformation
            headquarters={site.headquarters}
            establishedYear={site.establishedYear}
            messages={messages}
          />
          <Achievements achievements={about.achievements} messages={messages} />
        </div>
      </div>
    </SitePage>
  );
}
