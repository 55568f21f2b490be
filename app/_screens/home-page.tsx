import { describeCalendarFile } from '@/app/calendar';
import { SitePage } from '@/app/site-page';
import { AboutSummary } from '@/components/home/about-summary';
import { CoreMembers } from '@/components/home/core-members';
import { Marquee } from '@/components/home/marquee';
import { Objectives } from '@/components/home/objectives';
import { SidePanel } from '@/components/home/side-panel';
import { Slideshow } from '@/components/home/slideshow';
import { ImageOverlay } from '@/components/overlay/image-overlay';
import { Text } from '@/components/ui/text';
import { getBuildDay } from '@/lib/dates/build-day';
import { getContent } from '@/lib/content/content';
import { ROUTES } from '@/lib/routes';
import type { Messages } from '@/lib/i18n/messages/en';

/** The home page (spec §2). */
export function HomePage({ messages }: { messages: Messages }) {
  const { language, home, overlay } = messages;
  const content = getContent(language);
  return (
    <SitePage route={ROUTES.home} messages={messages}>
      <ImageOverlay messages={overlay} />
      <h1 className="sr-only">
        <Text language={language}>{content.site.name}</Text>
      </h1>
      <Marquee announcements={content.announcements} messages={messages} />
      <div className="wrap grid grid-cols-1 gap-6 pt-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] print:block">
        <Slideshow
          images={content.galleryImages.map(({ url, description }) => ({ url, description }))}
          messages={home.slideshow}
        />
        <SidePanel
          events={content.events}
          describeCalendar={(event) => describeCalendarFile([event], messages)}
          buildDay={getBuildDay()}
          news={content.news}
          messages={messages}
        />
      </div>
      <CoreMembers
        members={content.coreMembers}
        fixedMembers={content.fixedMembers}
        messages={messages}
      />
      <AboutSummary
        summary={content.about.summary}
        slogan={content.site.slogan}
        messages={messages}
      />
      <Objectives objectives={content.objectives} messages={messages} />
    </SitePage>
  );
}
