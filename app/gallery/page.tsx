import { pageMetadata } from '@/app/page-metadata';
import { GalleryGrid } from '@/components/gallery/gallery-grid';
import { LatestNews } from '@/components/news/latest-news';
import { ImageOverlay } from '@/components/overlay/image-overlay';
import { PageTitle } from '@/components/ui/page-title';
import { galleryImages } from '@/data/gallery';
import { news } from '@/data/news';

const subtitle = 'Capturing memorable moments from our events and activities';

export const metadata = pageMetadata({
  title: 'Gallery',
  description: `${subtitle}, and the latest news.`,
  path: '/gallery',
  shareImage: 'gallery',
});

export default function GalleryPage() {
  return (
    <ImageOverlay>
      <PageTitle title="Gallery" subtitle={subtitle} />
      <GalleryGrid images={galleryImages} />
      <LatestNews news={news} />
    </ImageOverlay>
  );
}
