/** Spec §3, GalleryImage. */
export interface GalleryImage {
  id: string;
  /** Complete address of the file, including the base path or assets host. */
  url: string;
  caption: string;
  type: 'event' | 'news';
  /** What the picture shows, for people who cannot see it. */
  description: string;
}
