/** Adds the pictures of the gallery to its form. The content file leaves them out: they are numbered by position. */
import { getGalleryFileName } from '@/lib/gallery/gallery';
import type { YamlValue } from '@/scripts/shared/rewrite-yaml';

type PictureDescription = Readonly<Record<string, YamlValue>>;

/** @param descriptions the entries of the gallery's content file */
export const addPictureFields = (descriptions: YamlValue): YamlValue =>
  (descriptions as PictureDescription[]).map((description, index) => ({
    picture: `/assets/${getGalleryFileName(index + 1)}`,
    ...description,
  }));

/** Removes what {@link addPictureFields} added. */
export const removePictureFields = (descriptions: YamlValue): YamlValue =>
  (descriptions as PictureDescription[]).map((description) =>
    Object.fromEntries(Object.entries(description).filter(([field]) => field !== 'picture')),
  );
