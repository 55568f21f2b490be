/** Prepares the records of an .xls (MS-XLS) for hucre. */

/** A shared formula or an array formula whose value is a text, up to the record of the shared formula. */
const SHARED_FORMULAS =
  /\x06\0\x1B\0.{6}\0.{5}\xFF\xFF.{6}\x05\0\x01.{4}(?=\xBC\x04|\x21\x02|\x36\x02)/gs;

/** The record of the text that is the value of a formula. */
const TEXT_RECORD = 0x207;

/**
 * Moves the text values of formulas directly behind the formulas, because hucre looks for them only there.
 *
 * @param stream the records of the workbook, which are changed
 * @returns whether numbers of days count from 1904
 */
export function prepareStream(stream: Uint8Array<ArrayBuffer>): boolean {
  const characters = new TextDecoder('latin1').decode(stream);
  const view = new DataView(stream.buffer);
  const findEnd = (record: number) => record + 4 + view.getUint16(record + 2, true);
  for (const { index, 0: formula } of characters.matchAll(SHARED_FORMULAS)) {
    const start = index + formula.length;
    const middle = findEnd(start);
    if (view.getUint16(middle, true) !== TEXT_RECORD) continue;
    const text = stream.slice(middle, findEnd(middle));
    stream.copyWithin(start + text.length, start, middle);
    stream.set(text, start);
  }
  return characters.includes('\x22\0\x02\0\x01\0');
}
