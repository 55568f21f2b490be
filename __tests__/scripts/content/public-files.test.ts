import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { content, set } from '@/__tests__/support/content';
import { createZip } from '@/__tests__/support/create-zip';
import { checkPublicFiles } from '@/scripts/content/public-files';
import { ROWS, TITLES } from '@/testing/records-rows';
import { createTestFolder } from '../../support/test-folder';

const { at, write } = createTestFolder();

/** The problem of a file of public/ to which a page links or not. */
function findProblem(file: string, bytes: string | Uint8Array, isLinked = true) {
  write(`public/${file}`, bytes);
  const linking = structuredClone(content);
  if (isLinked) set(linking.pages, { body: { en: `[The file](/${encodeURIComponent(file)})` } });
  return checkPublicFiles(linking, [file], at('public')).issues[0]?.problem;
}

const CSV = ['The office, 2024', TITLES, ...ROWS].join('\n');

const FORMS: Record<string, (text: string) => string | Uint8Array> = {
  'UTF-8': (text) => `\uFEFF${text}`,
  'UTF-16': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'UTF-16, the other way round': (text) => Buffer.from(text, 'utf16le').swap16(),
  quotes: (text) => text.replace(/[^,\n]+/g, '"$&"').replaceAll(',', ';'),
  tabs: (text) => text.toLowerCase().replaceAll(',', '\t'),
  JSON: (text) => {
    const [titles = [], ...rows] = text
      .split('\n')
      .slice(1)
      .map((row) => row.split(','));
    return JSON.stringify(
      rows.map((row) => Object.fromEntries(row.map((it, n) => [titles[n], it]))),
    );
  },
  'a web page': (text) => text.replace(/[^,\n]+/g, '<td class="a">$&</td>'),
  'a spreadsheet': (text) =>
    zipSync({ 'xl/sharedStrings.xml': strToU8(text.replace(/[^,\n]+/g, '<si><t>$&</t></si>')) }),
  'an archive in an archive': (text) =>
    zipSync({ 'a.zip': zipSync({ b: Buffer.from(text, 'utf16le') }) }),
  gzip: (text) => gzipSync(text),
};

it.each(Object.keys(FORMS))('Records are found in a file to which a page links: %s', (form) => {
  for (const file of ['forms.csv', 'list.xlsx', 'page.html', 'notes.txt', 'all.zip', 'a.png'])
    expect(findProblem(file, FORMS[form]?.(CSV) ?? '')).toMatch(/^has the titles of the student/);
});

it.each([
  ['a damaged archive', zipSync({ a: strToU8(CSV) }).slice(0, -40)],
  ['a zip bomb', createZip('a.csv', 2 ** 31)],
  ['archives in archives', [1, 2, 3, 4].reduce((a) => zipSync({ a }), strToU8(''))],
  ['a part of an archive', 'PK\x07\x08PK\x03\x04'],
  ['damaged gzip', gzipSync(CSV).subarray(0, -40)],
])('What nobody can look into is not published: %s', (_, bytes) => {
  expect(findProblem('all.zip', bytes)).toMatch(/^cannot be opened to see/);
});

it('Only known kinds are published; tables, archives and pictures only where a page links to them', () => {
  const tables = 'csv gz ods tar tgz tsv xls xlsb xlsm xlsx zip'.split(' ');
  const others =
    /^(avif|css|docx?|gif|heic|html?|ico|ics|jpe?g|js|json|m4a|mjs|mp[34]|odt|ogg|otf|pdf|png|pptx?|svg|txt|vtt|wasm|wav|web[mp]|webmanifest|woff2?|xml)$/;
  const kind = fc
    .oneof(fc.constantFrom('bak', 'sql', 'sqlite', 'env'), fc.stringMatching(/^[a-z0-9]{1,9}$/))
    .filter((one) => !others.test(one) && !tables.includes(one));
  const unknown = /^is of a kind that no site publishes/;
  fc.assert(
    fc.property(kind, fc.boolean(), (one, isLinked) => {
      expect(findProblem(`students.csv.${one}`, '', isLinked)).toMatch(unknown);
    }),
  );
  for (const file of ['.env', '.git/config', 'a/.b/c.txt', '.well-known/.env', 'students'])
    expect(findProblem(file, '')).toMatch(unknown);
  const form = 'Sl. No.,Name,Father Name,Date of Birth,Game,Event\n1,,,,,\n';
  for (const one of [...tables, 'jpg']) {
    expect(findProblem(`a form.${one}`, form)).toBeUndefined();
    expect(findProblem(`a form.${one}`, form, false)).toMatch(/^is published, and no page/);
  }
  for (const file of ['a.PDF', 'favicon.png', '.htaccess', '.well-known/a', 'CNAME', '_redirects'])
    expect(findProblem(file, form, false)).toBeUndefined();
});

it('Files are named to which neither a page of the content nor a web page in public/ leads', () => {
  write('public/handbook/index.html', '<a href="../form.csv"><img src="map.png"></a>');
  const files = ['form.csv', 'handbook/index.html', 'handbook/map.png', 'map.txt', '_headers'];
  for (const file of files.filter((one) => !one.endsWith('html'))) write(`public/${file}`);
  expect(checkPublicFiles(content, files, at('public'))).toEqual({
    issues: [],
    notes: ['handbook/index.html', 'map.txt'].map(
      (file) => `public/${file}: is published, though no page links to it`,
    ),
  });
});
