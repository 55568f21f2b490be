import { mainMark } from './logos';
import { colour } from './palette';
import { element, group, rect } from './svg';

function sheet(...children: string[]): string {
  const viewBox = '0 0 96 96';
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox }, ...children);
}

/** The council mark on a rounded tile, for a browser tab. */
export function tabIcon(): string {
  const tile = element('rect', { width: 96, height: 96, rx: 22, fill: colour.clay });
  return sheet(
    element('clipPath', { id: 'edge' }, tile),
    tile,
    group({ 'clip-path': 'url(#edge)' }, mainMark(colour.clay)),
  );
}

/** The mark bleeding off a full square, for systems that cut their own corners. */
export function squareIcon(): string {
  return sheet(rect([0, 0], 96, 96, colour.clay), mainMark(colour.clay));
}

/** The mark drawn smaller, so that every mask leaves it standing; the lanes still run off. */
export function maskableIcon(): string {
  const smaller = 'translate(48 48) scale(.8) translate(-46 -48)';
  return sheet(
    rect([0, 0], 96, 96, colour.clay),
    group({ transform: smaller }, mainMark(colour.clay)),
  );
}

interface IconImage {
  size: number;
  png: Buffer;
}

const headerBytes = 6;
const entryBytes = 16;

/** A Windows icon file: a directory of sizes, then each picture as a PNG. */
export function icoFile(images: readonly IconImage[]): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = headerBytes + entryBytes * images.length;
  const entries = images.map(({ size, png }) => {
    const entry = Buffer.alloc(entryBytes);
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images.map(({ png }) => png)]);
}
