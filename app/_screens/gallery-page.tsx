import { getPageMetadata } from '@/app/page-metadata';
import { GalleryGrid } from '@/components/gallery/gallery-grid';
import { GalleryTile } from '@/components/gallery/gallery-tile';
import { LatestNews } from '@/components/news/latest-news';
import { ImageOverlay } from '@/components/overlay/image-overlay';
import { PageTitle } from '@/components/ui/page-title';
import { getContent } from '@/lib/content/content';
import { countShown } from '@/lib/gallery/gallery';
import { ROUTES } from '@/lib/routes';
import type { Messages } from '@/lib/i18n/messages/en';

export const getGalleryMetadata = ({ language, gallery }: Messages) =>
  getPageMetadata({
    language,
    title: gallery.title,
    description: gallery.description,
    route: ROUTES.gallery,
  });

/** The Gallery page (spec §2), with the news below. */
export function GalleryPage({ messages }: { messages: Messages }) {
  const { language, gallery, overlay } = messages;
  const { galleryImages, news } = getContent(language);
  return (
    <>
      <ImageOverlay messages={overlay} />
      <PageTitle title={gallery.title} subtitle={gallery.subtitle} />
      <GalleryGrid counts={countShown(galleryImages)} messages={gallery}>
        {galleryImages.map((image, position) => (
          <GalleryTile
            key={image.id}
            image={image}
            position={position}
            language={language}
            types={gallery.types}
          />
        ))}
      </GalleryGrid>
      <LatestNews news={news} messages={messages} />
    </>
  );
}
