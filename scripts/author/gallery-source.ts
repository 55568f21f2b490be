/** The files that tell of a gallery's size and of its pictures, as text. */
export interface GallerySources {
  /** lib/gallery.ts */
  rules: string;
  /** data/gallery.ts */
  data: string;
}

const SIZE = /(export const GALLERY_SIZE = )(\d+)/;
const END_OF_DESCRIPTIONS = /(const descriptions = \[\n[\s\S]*?\n)(\];)/;

/** A text as the formatter writes it in the code: in single quotes, or in double ones around a single one. */
function quote(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1);
  return text.includes("'") && !text.includes('"')
    ? `"${inner}"`
    : `'${inner.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/**
 * Puts one more picture at the end of a gallery.
 *
 * @param description what the picture shows
 * @returns the two files with the picture in them, and its number
 * @throws Error when a file no longer has the place that is to be changed
 */
export function withPicture(
  { rules, data }: GallerySources,
  description: string,
): GallerySources & { number: number } {
  const number = Number(SIZE.exec(rules)?.[2]) + 1;
  if (Number.isNaN(number)) throw new Error('lib/gallery.ts: GALLERY_SIZE is not to be found');
  if (!END_OF_DESCRIPTIONS.test(data)) {
    throw new Error('data/gallery.ts: the list of descriptions is not to be found');
  }
  return {
    number,
    // Functions, because a $ in a text would mean something in a replacement.
    rules: rules.replace(SIZE, (_, start: string) => `${start}${number}`),
    data: data.replace(
      END_OF_DESCRIPTIONS,
      (_, list: string, end: string) => `${list}  ${quote(description)},\n${end}`,
    ),
  };
}
