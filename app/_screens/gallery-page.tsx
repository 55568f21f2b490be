import { pageMetadata } from '@/app/page-metadata';
import { GalleryGrid } from '@/components/gallery/gallery-grid';
import { GalleryTile } from '@/components/gallery/gallery-tile';
import { LatestNews } from '@/components/news/latest-news';
import { ImageOverlay } from '@/components/overlay/image-overlay';
import { PageTitle } from '@/components/ui/page-title';
import { contentIn } from '@/lib/content/content';
import { countShown } from '@/lib/gallery/gallery';
import { ROUTES } from '@/lib/routes';
import type { Texts } from '@/lib/i18n/messages/en';

export const galleryMetadata = ({ language, gallery }: Texts) =>
  pageMetadata({
    language,
    title: gallery.title,
    description: gallery.description,
    route: ROUTES.gallery,
  });

/** The Gallery page (spec §2), with the news below. */
export function GalleryPage({ texts }: { texts: Texts }) {
  const { language, gallery, overlay } = texts;
  const { galleryImages, news } = contentIn(language);
  return (
    <>
      <PageTitle title={gallery.title} subtitle={gallery.subtitle} />
      <GalleryGrid counts={countShown(galleryImages)} texts={gallery}>
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
      <LatestNews news={news} texts={texts} />
      <ImageOverlay texts={overlay} />
    </>
  );
}
