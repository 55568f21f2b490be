import sharp from 'sharp';

/** An image of one colour. */
export const createImage = (width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: '#b3391f' } });

/** An image that is transparent everywhere. */
export const createTransparentImage = () => createImage().ensureAlpha(0);

/** The colour of the first pixel, with its opacity if it has one. */
export const readColour = async (image: Buffer | string) => [
  ...(await sharp(image).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()),
];

/** What an image is, and the metadata in it that could name places or people. */
export async function readImageFacts(image: Buffer | string) {
  const { format, width, height, space, exif, xmp, iptc, icc, orientation } =
    await sharp(image).metadata();
  const metadata = [exif, xmp, iptc, icc, orientation].filter((item) => item !== undefined);
  return { format, width, height, space, metadata };
}
