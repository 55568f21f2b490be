/** Reads the workbook of a compound file (MS-CFB), as every .xls is, and writes it as hucre expects it. */
import CFB from 'cfb';

/** @throws Error if there is no workbook, or a part of it is missing */
export function readWorkbookStream(file: Uint8Array): Uint8Array<ArrayBuffer> {
  const parts = CFB.read(file, { type: 'array' });
  // Excel 5 calls it Book.
  const workbook = CFB.find(parts, 'Workbook') ?? CFB.find(parts, 'Book');
  if (!workbook) throw new Error('There is no workbook');
  return Uint8Array.from(workbook.content);
}

export function createCompoundFile(stream: Uint8Array): Uint8Array {
  const parts = CFB.utils.cfb_new();
  CFB.utils.cfb_add(parts, '/Workbook', stream);
  return Uint8Array.from(CFB.write(parts, { type: 'array' }) as ArrayLike<number>);
}
