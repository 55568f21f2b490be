/** Adds the pictures of the gallery to its form. The content file leaves them out: they are numbered by position. */
import { getGalleryFileName } from '@/lib/gallery/gallery';
import type { Yaml } from '@/scripts/shared/rewrite-yaml';

type PictureDescription = Readonly<Record<string, Yaml>>;

/** @param descriptions the entries of the gallery's content file */
export const addPictureFields = (descriptions: Yaml): Yaml =>
  (descriptions as PictureDescription[]).map((description, index) => ({
    picture: `/assets/${getGalleryFileName(index + 1)}`,
    ...description,
  }));

/** Removes what {@link addPictureFields} added. */
export const removePictureFields = (descriptions: Yaml): Yaml =>
  (descriptions as PictureDescription[]).map((description) =>
    Object.fromEntries(Object.entries(description).filter(([field]) => field !== 'picture')),
  );
