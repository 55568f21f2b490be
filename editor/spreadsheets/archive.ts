/** Zip archives of texts, such as an .xlsx or an .ods. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** The texts of an archive by their names. */
export type Archive = Readonly<Record<string, string>>;

/** Pictures and other binary files are not needed. */
const TEXT_FILES = /\.(xml|rels)$|^mimetype$/i;

/** OPC ignores the case of names, and some .NET exports have `\` between folders. hucre needs names written like this. */
const unifyName = (name: string) =>
  name.replaceAll('\\', '/').toLowerCase().replace('[content_types]', '[Content_Types]');

/** Writes the names in a text of relationships in the same way. */
const unifyTargets = (relations: string) =>
  relations.replace(/(?<=\bTarget=)(["']).*?\1/g, unifyName);

/**
 * Unpacks the texts of an archive.
 *
 * @param maxSize of all texts together, in bytes
 * @returns undefined if they are larger according to the directory of the archive; no text is unpacked beyond that size
 * @throws Error of fflate if the archive is damaged
 */
export function unpack(zip: Uint8Array, maxSize: number): Archive | undefined {
  let size = 0;
  const files = unzipSync(zip, {
    filter: ({ name, originalSize }) => {
      if (TEXT_FILES.test(name)) size += originalSize;
      return TEXT_FILES.test(name) && size <= maxSize;
    },
  });
  if (size > maxSize) return undefined;
  const entries = Object.entries(files).map(([name, file]): [string, string] => {
    const text = strFromU8(file);
    return [unifyName(name), /\.rels$/i.test(name) ? unifyTargets(text) : text];
  });
  return Object.fromEntries(entries);
}

export const pack = (texts: Archive): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, strToU8(text)])), {
    level: 0,
  });
