import { crc32 } from 'node:zlib';

/** A cell of a sheet: a text, or a date, which Excel shows as it was told to. */
export type Cell = string | { date: string; shownAs: 'day' | 'month' };

/** Puts files into a zip archive, uncompressed. */
function zip(files: Record<string, string>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text);
    // Version, flags, method, time, date, checksum, both sizes, length of the name, length of nothing.
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(content.length, 14);
    fields.writeUInt32LE(content.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), content]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), fields, place, Buffer.from(name));
    parts.push(local);
    offset += local.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, ...directory, Buffer.from('PK\x05\x06'), end]);
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const relate = (type: string, target: string) =>
  `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/${type}" Target="${target}"/></Relationships>`;

/** The number by which Excel holds a day. */
const toExcelDay = (date: string) => Date.parse(date) / 86_400_000 + 25_569;

const writeCell = (cell: Cell, address: string) =>
  typeof cell === 'string'
    ? `<c r="${address}" t="inlineStr"><is><t>${cell}</t></is></c>`
    : `<c r="${address}" s="${cell.shownAs === 'day' ? 1 : 2}"><v>${toExcelDay(cell.date)}</v></c>`;

/** Writes an Excel file of one sheet, of up to 26 columns. */
export function writeXlsx(rows: readonly (readonly Cell[])[]): Buffer {
  const cells = rows.map((row, index) =>
    row.map((cell, column) => writeCell(cell, String.fromCharCode(65 + column) + (index + 1))),
  );
  const data = cells.map((row, index) => `<row r="${index + 1}">${row.join('')}</row>`).join('');
  return zip({
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    '_rels/.rels': relate('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `${XML}<workbook xmlns="${SHEETS}" xmlns:r="${OFFICE}"><sheets><sheet name="Results" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relate('worksheet', 'worksheets/sheet1.xml'),
    'xl/styles.xml': `${XML}<styleSheet xmlns="${SHEETS}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd\\-mm\\-yyyy"/><numFmt numFmtId="165" formatCode="mmm\\-yy"/></numFmts><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${SHEETS}"><sheetData>${data}</sheetData></worksheet>`,
  });
}
