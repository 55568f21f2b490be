/** Adds the pictures of the gallery to its form. Its file names none of them: their numbers are their places. */
import { getGalleryFileName } from '@/lib/gallery/gallery';
import type { Value } from '@/lib/content/rewrite-yaml';

type Description = Readonly<Record<string, Value>>;

/** @param descriptions the content of the gallery */
export const addPictures = (descriptions: Value): Value =>
  (descriptions as Description[]).map((description, index) => ({
    picture: `/assets/${getGalleryFileName(index + 1)}`,
    ...description,
  }));

/** Takes out what {@link addPictures} put in. */
export const removePictures = (descriptions: Value): Value =>
  (descriptions as Description[]).map((description) =>
    Object.fromEntries(Object.entries(description).filter(([field]) => field !== 'picture')),
  );
