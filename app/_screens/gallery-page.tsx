import { SitePage } from '@/app/site-page';
import { GalleryGrid } from '@/components/gallery/gallery-grid';
import { LatestNews } from '@/components/news/latest-news';
import { ImageOverlay } from '@/components/overlay/image-overlay';
import { PageTitle } from '@/components/ui/page-title';
import { getContent } from '@/lib/content/content';
import { ROUTES } from '@/lib/routes';
import type { Messages } from '@/lib/i18n/messages/en';

/** The Gallery page (spec §2), with the news below the images. */
export function GalleryPage({ messages }: { messages: Messages }) {
  const { language, gallery, overlay } = messages;
  const { galleryImages, news } = getContent(language);
  return (
    <SitePage route={ROUTES.gallery} messages={messages}>
      <ImageOverlay messages={overlay} />
      <PageTitle title={gallery.title} subtitle={gallery.subtitle} />
      <GalleryGrid images={galleryImages} messages={messages} />
      <LatestNews news={news} messages={messages} />
    </SitePage>
  );
}
