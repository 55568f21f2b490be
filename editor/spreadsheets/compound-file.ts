/** Reads the stream of the workbook from a compound file (MS-CFB), as every .xls is. */

/** From here on, the number of a sector says that there is none. */
const NO_SECTOR = 0xfffffffa;

/** The largest size of a sector, and the smallest of a stream that has sectors of its own, in bytes. */
const LARGE_SECTOR = 4096;

/** Smaller streams are in parts of this size of the stream of the root. */
const SMALL_SECTOR = 64;

/** The entries of a workbook in the directory: names in UTF-16, and their lengths. Excel does not mind capitals. */
const ENTRIES = [
  ['Workbook', /W\0O\0R\0K\0B\0O\0O\0K\0\0\0.{46}\x12\0/gis],
  ['Book', /B\0O\0O\0K\0\0\0.{54}\x0A\0/gis],
] as const;

/** The size of an entry of the directory, in bytes. */
const ENTRY_SIZE = 128;

/** Fills the last sector of a file, and writes the name of its workbook as hucre expects it. */
export function repairCompoundFile(bytes: Uint8Array, characters: string): Uint8Array<ArrayBuffer> {
  const repaired = new Uint8Array(Math.ceil(bytes.length / LARGE_SECTOR) * LARGE_SECTOR);
  repaired.set(bytes);
  for (const [name, entry] of ENTRIES)
    for (const { index } of characters.matchAll(entry))
      [...name].forEach((letter, at) => (repaired[index + at * 2] = letter.charCodeAt(0)));
  return repaired;
}

const toNumbers = (bytes: Uint8Array<ArrayBuffer>) => new Uint32Array(bytes.slice().buffer);

/** Reads a stream whose sectors each have a follower. */
function readChain(
  start: number,
  length: number,
  followers: Uint32Array,
  getSector: (sector: number) => Uint8Array,
): Uint8Array<ArrayBuffer> {
  const stream = new Uint8Array(length);
  let sector = start;
  for (let end = 0; end < length;) {
    const part = getSector(sector).subarray(0, length - end);
    if (part.length === 0) throw new RangeError(`There is no sector ${sector}`);
    stream.set(part, end);
    end += part.length;
    sector = followers[sector] ?? NO_SECTOR;
  }
  return stream;
}

/** @throws RangeError if there is no workbook, or a sector is missing */
export function readWorkbookStream(file: Uint8Array<ArrayBuffer>, characters: string): DataView {
  const view = new DataView(file.buffer);
  const getNumber = (offset: number) => view.getUint32(offset, true);
  const size = 2 ** view.getUint16(30, true);
  const getSector = (sector: number) => new Uint8Array(file.buffer, (sector + 1) * size, size);

  // The sectors of the table that says which sector follows another: 109 in the header, the others in a chain.
  const tableSectors = [...toNumbers(file.slice(76, 512))];
  let next = getNumber(68);
  while (next < NO_SECTOR && tableSectors.length * size < file.length) {
    tableSectors.push(...toNumbers(getSector(next)));
    next = tableSectors.pop() ?? NO_SECTOR;
  }
  const table = Uint32Array.from(
    tableSectors
      .filter((sector) => sector < NO_SECTOR)
      .flatMap((sector) => [...toNumbers(getSector(sector))]),
  );
  const readStream = (start: number, length: number) => readChain(start, length, table, getSector);

  const entries: number[] = [];
  for (let sector = getNumber(48); sector < NO_SECTOR; sector = table[sector] ?? NO_SECTOR) {
    const count = size / ENTRY_SIZE;
    entries.push(
      ...Array.from({ length: count }, (_, at) => (sector + 1) * size + at * ENTRY_SIZE),
    );
    if (entries.length * ENTRY_SIZE > file.length) throw new RangeError('The directory has no end');
  }
  const [entry = -1] = ENTRIES.flatMap(([, pattern]) =>
    [...characters.matchAll(pattern)]
      .map(({ index }) => index)
      .filter((at) => entries.includes(at)),
  );
  const getStart = (at: number) => getNumber(at + 116);
  const getLength = (at: number) => getNumber(at + 120);
  const length = getLength(entry);
  if (length >= LARGE_SECTOR) return new DataView(readStream(getStart(entry), length).buffer);
  const [root = -1] = entries;
  const small = readStream(getStart(root), getLength(root));
  const smallTable = toNumbers(readStream(getNumber(60), getNumber(64) * size));
  const getSmall = (sector: number) =>
    small.subarray(sector * SMALL_SECTOR, (sector + 1) * SMALL_SECTOR);
  return new DataView(readChain(getStart(entry), length, smallTable, getSmall).buffer);
}
