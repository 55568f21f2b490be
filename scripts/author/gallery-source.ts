const END_OF_DESCRIPTIONS = /(const descriptions = \[\n[\s\S]*?\n)(\];)/;

/** A text as the formatter writes it in the code: in single quotes, or in double ones around a single one. */
function quote(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1);
  return text.includes("'") && !text.includes('"')
    ? `"${inner}"`
    : `'${inner.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/**
 * Puts a description at the end of the gallery's list.
 *
 * @param data data/gallery.ts as text
 * @param description what the picture shows
 * @throws Error when the file no longer has the list
 */
export function withDescription(data: string, description: string): string {
  if (!END_OF_DESCRIPTIONS.test(data)) {
    throw new Error('data/gallery.ts: the list of descriptions is not to be found');
  }
  // A function, because a $ in a text would mean something in a replacement.
  return data.replace(
    END_OF_DESCRIPTIONS,
    (_, list: string, end: string) => `${list}  ${quote(description)},\n${end}`,
  );
}
