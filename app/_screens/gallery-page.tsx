import { SitePage } from '@/app/site-page';
import { GalleryGrid } from '@/components/gallery/gallery-grid';
import { GalleryTile } from '@/components/gallery/gallery-tile';
import { LatestNews } from '@/components/news/latest-news';
import { ImageOverlay } from '@/components/overlay/image-overlay';
import { List } from '@/components/ui/list';
import { PageTitle } from '@/components/ui/page-title';
import { getContent } from '@/lib/content/content';
import { countShownImages } from '@/lib/gallery/gallery';
import { ROUTES } from '@/lib/routes';
import type { Messages } from '@/lib/i18n/messages/en';

/** The Gallery page (spec §2), with the news below the images. */
export function GalleryPage({ messages }: { messages: Messages }) {
  const { language, gallery, overlay } = messages;
  const { title, subtitle, types, images, filter, filters, count } = gallery;
  const { galleryImages, news } = getContent(language);
  return (
    <SitePage route={ROUTES.gallery} messages={messages}>
      <ImageOverlay messages={overlay} />
      <PageTitle title={title} subtitle={subtitle} />
      <GalleryGrid
        counts={countShownImages(galleryImages)}
        messages={{ images, filter, filters, count }}
      >
        <List className="mt-6 flex flex-wrap gap-2 sm:gap-4 md:grid md:grid-cols-3 xl:grid-cols-5 print:grid print:grid-cols-[repeat(auto-fill,minmax(10rem,1fr))]">
          {galleryImages.map((image, position) => (
            <GalleryTile
              key={image.id}
              image={image}
              position={position}
              language={language}
              types={types}
            />
          ))}
        </List>
      </GalleryGrid>
      <LatestNews news={news} messages={messages} />
    </SitePage>
  );
}
