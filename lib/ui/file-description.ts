/**
 * The type and the size of a file, as its link names them.
 *
 * @param name such as `/rules.pdf`
 * @param bytes undefined where only the host knows
 * @example describeFile('/rules.pdf', 1_234_000) // 'PDF, 1.2 MB'
 */
export function describeFile(name: string, bytes?: number): string {
  const type = name.slice(name.lastIndexOf('.') + 1).toUpperCase();
  if (bytes === undefined) return type;
  const size =
    bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${type}, ${size}`;
}
