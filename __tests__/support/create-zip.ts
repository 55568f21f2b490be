import { zipSync } from 'fflate';

/** A zip archive whose directory says that a file of it has another size. */
export function createZip(name: string, size: number): Buffer {
  const zip = Buffer.from(zipSync({ [name]: Buffer.from('') }));
  zip.writeUInt32LE(size, zip.indexOf('PK\x01\x02') + 24);
  return zip;
}
