import { pageMetadata } from '@/app/page-metadata';
import { Achievements } from '@/components/about/achievements';
import { HeadquartersInformation } from '@/components/about/headquarters-information';
import { StatTiles } from '@/components/about/stat-tiles';
import { Story } from '@/components/about/story';
import { PageTitle } from '@/components/ui/page-title';
import { about } from '@/data/about';
import { site } from '@/data/site';

export const metadata = pageMetadata({
  title: 'About',
  description: `Story, mission, vision and key achievements of the ${site.name}.`,
  path: '/about',
  shareImage: 'about',
});

export default function AboutPage() {
  return (
    <>
      <PageTitle title="About" />
      <StatTiles figures={about.figures} />
      <div className="wrap grid gap-12 py-12 lg:grid-cols-[2fr_1fr]">
        <Story sections={about.sections} />
        <div className="space-y-10">
          <HeadquartersInformation
            headquarters={site.headquarters}
            establishedYear={site.establishedYear}
          />
          <Achievements achievements={about.achievements} />
        </div>
      </div>
    </>
  );
}
