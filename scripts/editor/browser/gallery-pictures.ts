/** Adds the pictures of the gallery to its form. The file does not name them, because they are numbered by position. */
import { getGalleryFileName } from '@/lib/gallery/gallery';
import type { Value } from '@/scripts/shared/rewrite-yaml';

type Description = Readonly<Record<string, Value>>;

/** @param descriptions the content of the gallery */
export const addPictures = (descriptions: Value): Value =>
  (descriptions as Description[]).map((description, index) => ({
    picture: `/assets/${getGalleryFileName(index + 1)}`,
    ...description,
  }));

/** Removes what {@link addPictures} added. */
export const removePictures = (descriptions: Value): Value =>
  (descriptions as Description[]).map((description) =>
    Object.fromEntries(Object.entries(description).filter(([field]) => field !== 'picture')),
  );
