/**
 * Describes a file by its type and size, for the text of a link.
 *
 * @param name the file's name or path, such as `/rules.pdf`
 * @param bytes the size; undefined if it is not known
 * @example describeFile('/rules.pdf', 1_234_000) // 'PDF, 1.2 MB'
 */
export function describeFile(name: string, bytes?: number): string {
  const type = name.slice(name.lastIndexOf('.') + 1).toUpperCase();
  if (bytes === undefined) return type;
  const size =
    bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${type}, ${size}`;
}
