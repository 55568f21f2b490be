import { pageMetadata } from '@/app/page-metadata';
import { AboutSummary } from '@/components/home/about-summary';
import { CoreMembers } from '@/components/home/core-members';
import { Marquee } from '@/components/home/marquee';
import { Objectives } from '@/components/home/objectives';
import { SidePanel } from '@/components/home/side-panel';
import { Slideshow } from '@/components/home/slideshow';
import { ImageOverlay } from '@/components/overlay/image-overlay';
import { Text } from '@/components/ui/text';
import { getBuildDay } from '@/lib/i18n/build-day';
import { contentIn } from '@/lib/content/content';
import { ROUTES } from '@/lib/routes';
import type { Texts } from '@/lib/i18n/messages/en';

export const homeMetadata = ({ language }: Texts) =>
  pageMetadata({
    language,
    description: contentIn(language).site.description,
    route: ROUTES.home,
  });

/** The home page (spec §2). */
export function HomePage({ texts }: { texts: Texts }) {
  const { language, home, overlay } = texts;
  const { about, announcements, site, ...content } = contentIn(language);
  return (
    <>
      <h1 className="sr-only">
        <Text language={language}>{site.name}</Text>
      </h1>
      <Marquee announcements={announcements} texts={texts} />
      <div className="wrap grid grid-cols-1 gap-6 pt-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] print:block">
        <Slideshow
          images={content.galleryImages.map(({ url, description }) => ({ url, description }))}
          texts={home.slideshow}
        />
        <SidePanel
          events={content.events}
          buildDay={getBuildDay()}
          news={content.news}
          texts={texts}
        />
      </div>
      <CoreMembers
        members={content.coreMembers}
        fixedMembers={content.fixedMembers}
        texts={texts}
      />
      <AboutSummary summary={about.summary} slogan={site.slogan} texts={texts} />
      <Objectives objectives={content.objectives} texts={texts} />
      <ImageOverlay texts={overlay} />
    </>
  );
}
