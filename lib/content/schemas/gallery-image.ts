/** Spec §3, GalleryImage. */
export interface GalleryImage {
  id: string;
  /** Finished address of the file, base path or assets host included. */
  url: string;
  caption: string;
  type: 'event' | 'news';
  /** What the picture shows, for people who cannot see it. */
  description: string;
}
