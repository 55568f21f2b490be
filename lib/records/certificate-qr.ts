import { encode } from 'uqr';

/** The margin that scanners need around a code, in modules (the squares of the code). */
const QR_MARGIN = 4;

/** The first of the eight masks: scanners read all of them, and the choice of the best one takes long. */
const QR_MASK = 0;

/** The QR code of an address, for an SVG: its width and height in modules, and the path of the dark modules. */
export function drawQrCode(address: string): { size: number; path: string } {
  const { size, data } = encode(address, { ecc: 'M', border: QR_MARGIN, maskPattern: QR_MASK });
  // One rectangle for each run of dark modules in a row.
  const rectangles = data.flatMap((row, y) =>
    [...row.map(Number).join('').matchAll(/1+/g)].map(
      ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
    ),
  );
  return { size, path: rectangles.join('') };
}
