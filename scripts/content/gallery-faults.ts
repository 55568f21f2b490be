import { galleryImageSchema, type GalleryImage } from '@/lib/schemas/gallery-image';
import { createGalleryImages, galleryFileName } from '@/lib/gallery';
import { duplicateFaults, emptyFaults, listFaults, missingProblem, type Assets } from './checks';
import type { Content } from './content';
import type { Fault } from './fault';
import { FILES } from './files';
import { textsOf } from './texts';

/** A fault for each file of the gallery's folder that the gallery does not show, and for each that it misses. */
function galleryFileFaults(size: number, assets: Assets): Fault[] {
  const shown = Array.from({ length: size }, (_, index) => galleryFileName(index + 1));
  const missing = shown.filter((name) => !assets.has(name));
  const unknown = [...assets].filter(
    (name) => name.startsWith('gallery/') && !shown.includes(name),
  );
  return [
    // The pictures are numbered without a gap: what fills one is most likely what was meant.
    ...missing.map((name, index) => ({
      file: FILES.gallery,
      entry: `gallery-${shown.indexOf(name) + 1}`,
      field: '',
      problem: missingProblem(name, unknown[index]),
    })),
    ...unknown.slice(missing.length).map((name) => ({
      file: `public/assets/${name}`,
      entry: '',
      field: '',
      problem: `is not shown: ${FILES.gallery} describes image1.jpg to image${size}.jpg`,
    })),
  ];
}

/** Faults of the gallery: its descriptions and its files must agree. */
export function galleryFaults(
  { galleryImages }: Pick<Content, 'galleryImages'>,
  assets: Assets,
): Fault[] {
  return listFaults(FILES.gallery, galleryImageSchema, galleryImages, (images) => [
    ...emptyFaults(FILES.gallery, 'descriptions', images),
    ...duplicateFaults(FILES.gallery, 'description', images, ({ description }) => description),
    ...galleryFileFaults(images.length, assets),
  ]);
}

/** The faults that a description would bring into a gallery without faults, as that of its next picture. */
export function newPictureFaults(images: readonly GalleryImage[], description: string): Fault[] {
  const id = `gallery-${images.length + 1}`;
  const added = createGalleryImages([description], (name) => name).map((image) => ({
    ...image,
    id,
  }));
  const galleryImages = [...images, ...added];
  const files = galleryImages.map((_, index) => galleryFileName(index + 1));
  return galleryFaults({ galleryImages }, new Set(files));
}

const ofAsset = (name: string, problem: string): Fault => ({
  file: `public/assets/${name}`,
  entry: '',
  field: '',
  problem,
});

/** A fault for each file below public/assets that the site could not show, and would publish all the same. */
export function strayAssetFaults(assets: Assets): Fault[] {
  return [...assets]
    .filter((name) => !name.startsWith('gallery/') && !/\.(jpg|png|svg)$/.test(name))
    .map((name) =>
      ofAsset(
        name,
        'is no picture that the site can show: save it as a JPEG (.jpg), or take it away',
      ),
    );
}

/** A fault for each image that no entry names, and that would be published all the same. */
export function unusedAssetFaults(content: Content, assets: Assets): Fault[] {
  const named = textsOf({ ...content, studentRecords: [], recordsFile: undefined });
  return [...assets]
    .filter((name) => !name.startsWith('gallery/') && !named.has(name))
    .map((name) =>
      ofAsset(name, 'is published, and no entry names it: name it in one, or take the file away'),
    );
}
