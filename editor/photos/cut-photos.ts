/**
 * Refuses photos that were cut off in copying. Browsers show what there is of them, and Sveltia CMS would make a whole
 * picture of it, in which no later check could see that a part is empty.
 */

const PNG_END = 0x49454e44;

/** The picture itself has an end. A preview within a segment of the file has one of its own. */
function isCutJpeg(data: DataView): boolean {
  let at = 2;
  while (at + 2 <= data.byteLength) {
    const marker = data.getUint16(at);
    if (marker === 0xffd9) return false;
    // A segment begins with a marker and its length. Between segments are compressed data, in which 0xff stands only
    // before 0 and before a marker without a length.
    const isSegment = marker > 0xff01 && marker < 0xffff && (marker & 0xfff8) !== 0xffd0;
    if (isSegment && at + 4 > data.byteLength) return true;
    at += isSegment ? 2 + data.getUint16(at + 2) : 1;
  }
  return true;
}

function isCutPng(data: DataView): boolean {
  for (let at = 8; at + 12 <= data.byteLength; at += 12 + data.getUint32(at))
    if (data.getUint32(at + 4) === PNG_END) return false;
  return true;
}

/** HEIC and AVIF consist of boxes, each of which begins with its length; 0 means up to the end. */
function isCutHeic(data: DataView): boolean {
  let at = 0;
  while (at + 8 <= data.byteLength) at += data.getUint32(at) || data.byteLength;
  return at > data.byteLength;
}

/** Whether the end of a photo is missing. Files of other kinds are never cut off. */
export function isCutOff(file: ArrayBuffer): boolean {
  const data = new DataView(file);
  if (data.byteLength < 12) return false;
  if (data.getUint16(0) === 0xffd8) return isCutJpeg(data);
  if (data.getUint32(0) === 0x89504e47) return isCutPng(data);
  if (data.getUint32(8) === 0x57454250) return data.getUint32(4, true) + 8 > data.byteLength;
  return data.getUint32(4) === 0x66747970 && isCutHeic(data);
}

/** Lets no photo be decoded that is cut off. Sveltia CMS says then that the file is damaged, and does not take it. */
export function refuseCutPhotos(): void {
  const cutPhotos = new WeakSet<object>();
  const { createImageBitmap } = globalThis;
  const { createObjectURL } = URL;
  Reflect.set(
    globalThis,
    'createImageBitmap',
    async (...options: Parameters<typeof createImageBitmap>) => {
      const [photo] = options;
      if (photo instanceof Blob && isCutOff(await photo.arrayBuffer())) {
        cutPhotos.add(photo);
        throw new TypeError('The end of this photo is missing.');
      }
      return createImageBitmap(...options);
    },
  );
  // Where the first way fails, Sveltia CMS decodes the same photo by an <img>, which shows half a photo, too.
  URL.createObjectURL = (photo) => {
    if (cutPhotos.has(photo)) throw new TypeError('The end of this photo is missing.');
    return createObjectURL(photo);
  };
}
