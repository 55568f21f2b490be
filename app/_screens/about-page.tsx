import { pageMetadata } from '@/app/page-metadata';
import { Achievements } from '@/components/about/achievements';
import { HeadquartersInformation } from '@/components/about/headquarters-information';
import { StatTiles } from '@/components/about/stat-tiles';
import { Story } from '@/components/about/story';
import { PageTitle } from '@/components/ui/page-title';
import { contentIn } from '@/lib/content/content';
import { fill } from '@/lib/i18n/interpolate';
import { ROUTES } from '@/lib/routes';
import type { Texts } from '@/lib/i18n/messages/en';

export const aboutMetadata = ({ language, about }: Texts) =>
  pageMetadata({
    language,
    title: about.title,
    description: fill(about.description, { name: contentIn(language).site.name }),
    route: ROUTES.about,
  });

/** The About page (spec §2). */
export function AboutPage({ texts }: { texts: Texts }) {
  const { language } = texts;
  const { about, site } = contentIn(language);
  return (
    <>
      <PageTitle title={texts.about.title} />
      <StatTiles figures={about.figures} language={language} />
      <div className="wrap grid gap-12 py-12 lg:grid-cols-[2fr_1fr]">
        <Story sections={about.sections} language={language} />
        <div className="space-y-10">
          <HeadquartersInformation
            headquarters={site.headquarters}
            establishedYear={site.establishedYear}
            texts={texts}
          />
          <Achievements achievements={about.achievements} texts={texts} />
        </div>
      </div>
    </>
  );
}
