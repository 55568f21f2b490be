import { SitePage } from '@/app/site-page';
import {
  Achievements,
  HeadquartersInformation,
  StatTiles,
  StorySections,
} from '@/components/about/about-sections';
import { PageTitle } from '@/components/ui/page-title';
import { getContent } from '@/lib/content/content';
import { ROUTES } from '@/lib/routes';
import type { Messages } from '@/lib/i18n/messages/en';

/** The About page (spec §2). */
export function AboutPage({ messages }: { messages: Messages }) {
  const { about, site } = getContent(messages.language);
  return (
    <SitePage route={ROUTES.about} messages={messages}>
      <PageTitle title={messages.about.title} />
      <StatTiles about={about} messages={messages} />
      <div className="wrap grid gap-12 py-12 lg:grid-cols-[2fr_1fr] print:block print:pb-0 print:pt-4">
        <StorySections about={about} messages={messages} />
        <div className="flex flex-col gap-10 print:mt-4 print:grid print:grid-cols-2 print:gap-6">
          <HeadquartersInformation site={site} messages={messages} />
          <Achievements about={about} messages={messages} />
        </div>
      </div>
    </SitePage>
  );
}
