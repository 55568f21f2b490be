/**
 * What publishing relies on of the documents that Next.js writes (scripts/build/documents/next-output.ts), looked for in
 * those that it wrote for the last build, as it leaves them beside the export. A new Next.js that writes otherwise fails
 * the lines here that tell what has changed.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { councilBuild, filesOf, plainBuild, readText } from '../hosts/builds';

const FOLDER = path.join(process.cwd(), '.next/server/app');

// The error screen of the whole site is never exported: it has no address.
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && file !== '_global-error.html')
  .sort();

const documents = files.map((file) => ({
  file,
  html: readFileSync(path.join(FOLDER, file), 'utf8'),
}));

/** The documents of which something cannot be said. */
const exceptions = (isSo: (html: string) => boolean) =>
  documents.filter(({ html }) => !isSo(html)).map(({ file }) => file);

const scriptsOf = (html: string) => [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
const loadedScriptsOf = (html: string) =>
  scriptsOf(html).flatMap(([, attributes = '']) => (/ src=/.test(attributes) ? [attributes] : []));
const inlineScriptsOf = (html: string) =>
  scriptsOf(html).flatMap(([, attributes = '', code = '']) =>
    / src=/.test(attributes) ? [] : [code],
  );

/** The pieces of a document's tree. */
const piecesOf = (html: string) =>
  inlineScriptsOf(html)
    .filter((code) => code.includes('__next_f'))
    .map((code) => code.replace('(self.__next_f=self.__next_f||[])', 'self.__next_f'));

const textsOf = (html: string) =>
  piecesOf(html)
    .map((code) => JSON.parse(code.slice('self.__next_f.push('.length, -1)) as unknown[])
    .map(([kind, text]) => (kind === 1 ? String(text) : ''))
    .join('');

it('there are documents to look at', () => expect(files).toContain('index.html'));

it('each opens with the character set', () =>
  expect(exceptions((html) => html.includes('<head><meta charSet="utf-8"/>'))).toEqual([]));

it('each has one end of its head, and ends with the end of its body', () => {
  expect(exceptions((html) => html.split('</head>').length === 2)).toEqual([]);
  expect(exceptions((html) => html.endsWith('</body></html>'))).toEqual([]);
});

it('its scripts are async, but for the one of old browsers', () =>
  expect(
    exceptions((html) =>
      loadedScriptsOf(html).every((attributes) =>
        /^ src="[^"]+"( id="\w+")? (async|noModule)=""$/.test(attributes),
      ),
    ),
  ).toEqual([]));

it('its other scripts hand over the tree, but for the one that begins', () =>
  expect(
    exceptions((html) =>
      inlineScriptsOf(html).every((code) => /^\(globalThis\["TURBOPACK"\]|__next_f/.test(code)),
    ),
  ).toEqual([]));

it('the tree is pushed into an array, piece by piece', () =>
  expect(
    exceptions((html) =>
      piecesOf(html).every((code) => /^self\.__next_f\.push\(\[.*\]\)$/s.test(code)),
    ),
  ).toEqual([]));

it('the first piece opens it, all others are texts', () => {
  const kindsOf = (html: string) => piecesOf(html).map((code) => code.slice(19, 22));
  expect(
    exceptions((html) => {
      const [first = '', ...others] = kindsOf(html);
      return first === '[0]' && others.length > 0 && others.every((kind) => kind === '[1,');
    }),
  ).toEqual([]);
});

/** The rows of a tree that are long texts, each with its length in bytes before it. */
const longTextsOf = (tree: string) =>
  [...tree.matchAll(/:T([0-9a-f]+),/g)].map(({ 0: start, 1: bytes = '', index }) =>
    Buffer.from(tree.slice(index + start.length))
      .subarray(0, parseInt(bytes, 16))
      .toString(),
  );

it('each style sheet of a document is a row of its tree, or several', () =>
  expect(
    exceptions((html) => {
      const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)];
      const rows = longTextsOf(textsOf(html));
      return (
        styles.length > 0 &&
        styles.every(
          ([, css = '']) => rows.reduce((rest, row) => rest.replace(row, ''), css) === '',
        )
      );
    }),
  ).toEqual([]));

it('no document links to a style sheet', () =>
  expect(exceptions((html) => !/<link rel="stylesheet"/.test(html))).toEqual([]));

it('the manifest is linked', () =>
  expect(exceptions((html) => /<link rel="manifest"[^>]*>/.test(html))).toEqual([]));

it('no tree names its build but by what all builds share, for it would change with each of them', () => {
  const names = [plainBuild, councilBuild].flatMap((build) =>
    filesOf(build)
      .filter((file) => /\/trees\/\w+\.txt$/.test(file))
      .map((file) => /"b":"(\w+)"/.exec(readText(build, file))?.[1]),
  );
  expect(new Set(names)).toEqual(new Set(['site']));
});
