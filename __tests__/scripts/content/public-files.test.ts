import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { content, set } from '@/__tests__/support/content';
import { checkPublicFiles } from '@/scripts/content/public-files';
import { ROWS, TITLES } from '@/testing/records-rows';
import { createTestFolder } from '../../support/test-folder';

const { at, write } = createTestFolder();

/** The problem of a file of public/, if a page links to it or not. */
function findProblem(file: string, bytes: string | Uint8Array, isLinked = true) {
  write(`public/${file}`, bytes);
  const linking = structuredClone(content);
  if (isLinked) set(linking.pages, { body: { en: `[The file](/${encodeURIComponent(file)})` } });
  const { issues, unlinkedFiles } = checkPublicFiles(linking, [file], at('public'));
  expect(unlinkedFiles).toEqual(isLinked ? [] : [file]);
  return issues[0]?.problem;
}

/** Kinds that web pages consist of, and documents for people. */
const PUBLISHED =
  /^(avif|css|docx?|gif|heic|html?|ico|ics|jpe?g|js|json|m4a|mjs|mp[34]|odt|ogg|otf|pdf|png|pptx?|svg|txt|vtt|wasm|wav|web[mp]|webmanifest|woff2?|xml)$/;

const CSV = ['The office, 2024', TITLES, ...ROWS].join('\r\n');
const toXml = (row: string) => row.replace(/([^,]+),?/g, '<si><t xml:space="preserve">$1</t></si>');

const FORMS: Record<string, (text: string) => string | Uint8Array> = {
  'UTF-8': (text) => text,
  'UTF-8 with its mark': (text) => `\uFEFF${text}`,
  'UTF-16': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'UTF-16, the other way round': (text) => Buffer.from(text, 'utf16le').swap16(),
  JSON: (text) => {
    const [titles = [], ...rows] = text
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(','));
    return JSON.stringify(
      rows.map((row) => Object.fromEntries(row.map((it, n) => [titles[n], it]))),
    );
  },
  quotes: (text) => text.replace(/[^,\r\n]+/g, '"$&"').replaceAll(',', ';'),
  tabs: (text) => text.toLowerCase().replaceAll(',', '\t'),
  'a web page': (text) => text.replace(/[^,\r\n]+/g, '<td class="a">$&</td>'),
  'a spreadsheet': (text) => zipSync({ 'xl/sharedStrings.xml': strToU8(toXml(text)) }),
  'an archive': (text) => zipSync({ 'a/b.csv': Buffer.from(text, 'utf16le') }),
  gzip: (text) => gzipSync(text),
  'an archive in an archive': (text) => zipSync({ 'a.zip': zipSync({ b: strToU8(text) }) }),
};

it.each(Object.keys(FORMS))(
  'Records are found in a file of any kind that a page links to: %s',
  (form) => {
    for (const file of ['forms.csv', 'list.xlsx', 'page.html', 'notes.txt', 'all.zip'])
      expect(findProblem(file, FORMS[form]?.(CSV) ?? '')).toMatch(/^has the titles of the student/);
  },
);

it('Only files of known kinds are published, and tables and archives only where a page links to them', () => {
  const tables = '7z csv gz ods rar tar tgz tsv xls xlsb xlsm xlsx zip'.split(' ');
  const form = 'Sl. No.,Name,Father Name,Date of Birth,Game,Event\n1,,,,,\n';
  const kinds = fc
    .stringMatching(/^[a-z0-9]{1,9}$/)
    .filter((kind) => !PUBLISHED.test(kind) && !tables.includes(kind));
  const unknown = /^is of a kind that no site publishes/;
  fc.assert(
    fc.property(kinds, fc.boolean(), (kind, isLinked) => {
      expect(findProblem(`students.csv.${kind}`, form, isLinked)).toMatch(unknown);
    }),
  );
  for (const file of ['.env', '.git/config', 'a/.b/c.txt', '.well-known/.env', 'students'])
    expect(findProblem(file, '', false)).toMatch(unknown);
  for (const file of ['.well-known/assetlinks', 'CNAME', '_redirects'])
    expect(findProblem(file, '', false)).toBeUndefined();
  for (const kind of tables) {
    expect(findProblem(`a form.${kind}`, form)).toBeUndefined();
    expect(findProblem(`a form.${kind}`, form, false)).toMatch(/^is published, and no page links/);
  }
  for (const kind of ['css', 'html', 'mp4', 'PDF', 'txt'])
    expect(findProblem(`a.${kind}`, form, false)).toBeUndefined();
});
