import { galleryImageSchema } from '@/lib/schemas/gallery-image';
import { galleryFileName } from '@/lib/gallery';
import { duplicateFaults, listFaults, missingAssetFaults, type Assets } from './checks';
import type { Content } from './content';
import type { Fault } from './fault';
import { FILES } from './files';

/** A fault for each file of the gallery's folder that the gallery does not show, and for each that it misses. */
function galleryFileFaults(size: number, assets: Assets): Fault[] {
  const shown = Array.from({ length: size }, (_, index) => galleryFileName(index + 1));
  const unknown = [...assets].filter(
    (name) => name.startsWith('gallery/') && !shown.includes(name),
  );
  return [
    ...shown.flatMap((name, index) =>
      missingAssetFaults(
        { file: FILES.gallery, entry: `gallery-${index + 1}`, field: '' },
        name,
        assets,
      ),
    ),
    ...unknown.map((name) => ({
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
    ...duplicateFaults(FILES.gallery, 'description', images, ({ description }) => description),
    ...galleryFileFaults(images.length, assets),
  ]);
}

/** A fault for each file below public/assets that the site could not show, and would publish all the same. */
export function strayAssetFaults(assets: Assets): Fault[] {
  return [...assets]
    .filter((name) => !name.startsWith('gallery/') && !/\.(jpg|png|svg)$/.test(name))
    .map((name) => ({
      file: `public/assets/${name}`,
      entry: '',
      field: '',
      problem: 'is not an image of the site: its name must end in .jpg, .png or .svg',
    }));
}
