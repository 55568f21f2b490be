/** Tells pictures that hold nothing but their pixels from those with metadata, such as the place where they were taken. */

/** The beginnings of the segments that a JPEG needs: tables, pixels, and JFIF and Adobe with only their own bytes. */
const JPEG_SEGMENT =
  /^\xFF([\xC0-\xC7\xC9-\xCF\xDA\xDB\xDD]..|\xE0\0\x10JFIF\0.{7}\0\0|\xEE\0\x0EAdobe)/s;
/** The marker after the pixels. In the pixels, only a zero or a restart marker follows 255. */
const JPEG_MARKER = /\xFF[^\0\xD0-\xD7]/;
const JPEG_END = '\xFF\xD9';

function isPlainJpeg(image: Buffer): boolean {
  const text = image.toString('latin1');
  let end = 2;
  while (JPEG_SEGMENT.test(text.slice(end, end + 18))) {
    const hasPixels = text[end + 1] === '\xDA';
    end += 2 + (hasPixels ? text.slice(end + 2).search(JPEG_MARKER) : image.readUInt16BE(end + 2));
  }
  return text.slice(end) === JPEG_END;
}

/** The beginnings of the chunks (length and name) that a PNG needs, or that change its looks or animate it. */
const PNG_CHUNK =
  /^(..(..IDAT|..fdAT|[\0-\x03].PLTE|[\0\x01].tRNS)|\0\0\0(\x0DIHDR|\x04gAMA|\x20cHRM|\x01sRGB|[\x01-\x04]sBIT|[\x01-\x06]bKGD|\x09pHYs|\x08acTL|\x1AfcTL))/s;
const PNG_END = '\0\0\0\0IEND\xAEB`\x82';

function isPlainPng(image: Buffer): boolean {
  const text = image.toString('latin1');
  // Begins after the signature. Each chunk has a length, a name, content and a checksum.
  let end = 8;
  while (PNG_CHUNK.test(text.slice(end, end + 8))) end += 12 + image.readUInt32BE(end);
  return text.slice(end) === PNG_END;
}

/** The beginnings of the chunks of a WebP without animation, in their order. The first two may be missing. */
const WEBP_CHUNKS = [/^VP8X\x0A\0\0\0/, /^ALPH.{4}/s, /^VP8[ L].{4}/s];

function isPlainWebp(image: Buffer): boolean {
  // Begins after the header. Each chunk has a name, a length and content, of an even number of bytes.
  let end = 12;
  for (const chunk of WEBP_CHUNKS) {
    const isNext = chunk.test(image.toString('latin1', end, end + 8));
    if (isNext) end += 8 + 2 * Math.ceil(image.readUInt32LE(end + 4) / 2);
  }
  return end === image.length;
}

/** Whether a file has only what its picture needs, and nothing after it. Other formats are always encoded again. */
export const PLAIN_CHECKS: Partial<Record<string, (image: Buffer) => boolean>> = {
  jpeg: isPlainJpeg,
  png: isPlainPng,
  webp: isPlainWebp,
};
