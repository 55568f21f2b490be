import { pageMetadata } from '@/app/page-metadata';
import { AboutSummary } from '@/components/home/about-summary';
import { CoreMembers } from '@/components/home/core-members';
import { Marquee } from '@/components/home/marquee';
import { Objectives } from '@/components/home/objectives';
import { SidePanel } from '@/components/home/side-panel';
import { Slideshow } from '@/components/home/slideshow';
import { ImageOverlay } from '@/components/overlay/image-overlay';
import { about } from '@/data/about';
import { announcements } from '@/data/announcements';
import { coreMembers, fixedMembers } from '@/data/core-members';
import { events } from '@/data/events';
import { galleryImages } from '@/data/gallery';
import { news } from '@/data/news';
import { objectives } from '@/data/objectives';
import { site } from '@/data/site';

export const metadata = pageMetadata({
  description: site.description,
  path: '/',
  shareImage: 'home',
});

export default function HomePage() {
  return (
    <ImageOverlay>
      <h1 className="sr-only">{site.name}</h1>
      <Marquee announcements={announcements} />
      <div className="wrap grid gap-6 pt-6 lg:grid-cols-[2fr_1fr]">
        <Slideshow images={galleryImages.map(({ url, description }) => ({ url, description }))} />
        <SidePanel events={events} news={news} />
      </div>
      <CoreMembers members={coreMembers} fixedMembers={fixedMembers} />
      <AboutSummary summary={about.summary} slogan={site.slogan} />
      <Objectives objectives={objectives} />
    </ImageOverlay>
  );
}
