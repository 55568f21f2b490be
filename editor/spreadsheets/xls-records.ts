/** Prepares the records of an .xls (MS-XLS) for hucre. */

/** A shared formula or an array formula whose value is a text, up to the record of the shared formula. */
const SHARED_FORMULAS =
  /\x06\0\x1B\0.{6}\0.{5}\xFF\xFF.{6}\x05\0\x01.{4}(?=\xBC\x04|\x21\x02|\x36\x02)/gs;

/** The record of the text that is the value of a formula. */
const TEXT_RECORD = 0x207;

/**
 * Moves the text values of formulas directly behind the formulas, because hucre looks for them only there.
 *
 * @param bytes the file, which is changed
 * @param characters the unchanged file as text, with a character for each byte
 */
export function moveFormulaTexts(bytes: Uint8Array<ArrayBuffer>, characters: string): void {
  const view = new DataView(bytes.buffer);
  const findEnd = (record: number) => record + 4 + view.getUint16(record + 2, true);
  for (const { index, 0: formula } of characters.matchAll(SHARED_FORMULAS)) {
    const start = index + formula.length;
    const middle = findEnd(start);
    if (view.getUint16(middle, true) !== TEXT_RECORD) continue;
    const text = bytes.slice(middle, findEnd(middle));
    bytes.copyWithin(start + text.length, start, middle);
    bytes.set(text, start);
  }
}

/** Whether numbers of days count from 1904. */
export const countsFrom1904 = (characters: string): boolean =>
  characters.includes('\x22\0\x02\0\x01\0');
