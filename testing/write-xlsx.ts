/** Writes small .xlsx files by hand, so that they can have what a library would not write. */
import { strToU8, zipSync } from 'fflate';

interface XmlSheet {
  /** Each cell is a text, or the attributes and the content of its element. */
  rows: readonly (readonly (string | readonly [attributes: string, content: string])[])[];
  /** By row number, from 1. */
  rowAttributes?: Readonly<Record<number, string>>;
  /** Such as "chartsheet". */
  kind?: string;
  state?: string;
  /** What stands before and behind the rows. */
  before?: string;
  after?: string;
}

interface XmlOptions {
  workbookPr?: string;
  /** The name of the elements' namespace, such as "x:". */
  prefix?: string;
  isStrict?: boolean;
  /** The name of each file in the archive. */
  rename?: (name: string) => string;
}

const TYPES = 'http://schemas.openxmlformats.org/package/2006';
const TRANSITIONAL = 'http://schemas.openxmlformats.org';
const STRICT = 'http://purl.oclc.org/ooxml';

/** Cell formats: 1 is a date, 2 has the letters AT, 3 is in Kruti Dev, 4 shows no year, 5 no day. */
const STYLES =
  '<numFmts count="1"><numFmt numFmtId="164" formatCode="&quot;AT&quot;00000"/></numFmts>' +
  '<fonts count="2"><font><name val="Calibri"/></font><font><name val="Kruti Dev 010"/></font></fonts>' +
  '<cellXfs count="6"><xf/><xf numFmtId="14"/><xf numFmtId="164"/><xf fontId="1"/><xf numFmtId="16"/><xf numFmtId="17"/></cellXfs>';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export function writeXlsx(sheets: readonly XmlSheet[], options: XmlOptions = {}): Buffer {
  const { workbookPr = '', prefix = '', isStrict = false, rename = String } = options;
  const main = isStrict
    ? `${STRICT}/spreadsheetml/main`
    : `${TRANSITIONAL}/spreadsheetml/2006/main`;
  const office = isStrict
    ? `${STRICT}/officeDocument/relationships`
    : `${TRANSITIONAL}/officeDocument/2006/relationships`;
  const wrap = (name: string, content: string) =>
    `<${prefix}${name} xmlns${prefix && `:${prefix.slice(0, -1)}`}="${main}" xmlns:r="${office}">${content.replace(/<(\/?)(?=\w)/g, `<$1${prefix}`)}</${prefix}${name}>`;
  const relate = (targets: readonly (readonly [kind: string, target: string])[]) =>
    `<Relationships xmlns="${TYPES}/relationships">${targets
      .map(
        ([kind, target], index) =>
          `<Relationship Id="rId${index}" Type="${office}/${kind}" Target="${target}"/>`,
      )
      .join('')}</Relationships>`;
  const writeCell = (cell: XmlSheet['rows'][number][number]) =>
    typeof cell === 'string'
      ? `<c t="inlineStr"><is><t xml:space="preserve">${escape(cell)}</t></is></c>`
      : `<c ${cell[0]}${cell[1] ? `>${cell[1]}</c>` : '/>'}`;
  const writeSheet = ({ rows, rowAttributes = {}, before = '', after = '' }: XmlSheet) => {
    const rowTexts = rows.map(
      (cells, index) =>
        `<row r="${index + 1}" ${rowAttributes[index + 1] ?? ''}>${cells.map(writeCell).join('')}</row>`,
    );
    return wrap('worksheet', `${before}<sheetData>${rowTexts.join('')}</sheetData>${after}`);
  };
  const files = {
    '[Content_Types].xml': `<Types xmlns="${TYPES}/content-types"/>`,
    '_rels/.rels': relate([['officeDocument', 'xl/workbook.xml']]),
    'xl/_rels/workbook.xml.rels': relate([
      ['styles', 'styles.xml'],
      ...sheets.map(({ kind = 'worksheet' }, index) => [kind, `sheet${index}.xml`] as const),
    ]),
    'xl/styles.xml': wrap('styleSheet', STYLES),
    'xl/workbook.xml': wrap(
      'workbook',
      `<workbookPr ${workbookPr}/><sheets>${sheets
        .map(
          ({ state = 'visible' }, index) =>
            `<sheet name="Sheet${index}" sheetId="${index + 1}" state="${state}" r:id="rId${index + 1}"/>`,
        )
        .join('')}</sheets>`,
    ),
    ...Object.fromEntries(
      sheets.map((sheet, index) => [`xl/sheet${index}.xml`, writeSheet(sheet)]),
    ),
  };
  return Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, text]) => [rename(name), strToU8(text)]),
      ),
    ),
  );
}
