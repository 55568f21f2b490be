/** What the pieces of the tree are handed over through, and the piece that opens it. */
const OPENING = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';

const push = (piece: unknown) =>
  // Next.js escapes what could end the script.
  `<script>self.__next_f.push(${JSON.stringify(piece).replaceAll('<', '\\u003c')})</script>`;

/** A long text as a row of the tree, with the number of its bytes before it. */
export const longText = (id: string, text: string) =>
  `${id}:T${Buffer.byteLength(text).toString(16)},${text}`;

/** A row of the tree that names an island. */
export const ISLAND = '1:I[1,[],"Island"]\n';

/** The parts of an exported document that publishing changes. */
interface ExportedParts {
  css: string;
  /** The pieces of the tree of components, after the one that opens it and the one with the style sheet. */
  pieces: unknown[];
  scripts: string[];
}

/** A small document as Next.js exports it. */
export function exportedDocument(parts: Partial<ExportedParts> = {}): string {
  const {
    css = 'p{margin:0}',
    pieces = [
      [1, ISLAND],
      [1, '0:"tree"\n'],
    ],
  } = parts;
  const { scripts = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'] } = parts;
  return [
    '<!DOCTYPE html><html lang="en-IN"><head><meta charSet="utf-8"/>',
    ...scripts
      .slice(0, 1)
      .map((src) => `<link rel="preload" as="script" fetchPriority="low" href="${src}"/>`),
    `<style data-precedence="next">${css}</style>`,
    ...scripts.map((src) => `<script src="${src}" async=""></script>`),
    '<title>About</title><link rel="manifest" href="/manifest.webmanifest"/>',
    '<link rel="preload" href="/rows-0.csv" as="fetch" crossorigin=""/>',
    '<script src="/_next/static/chunks/old.js" noModule=""></script></head>',
    '<body><main><h1>About</h1></main><script id="_R_">boot()</script>',
    ...(pieces.length > 0 ? [OPENING, ...(css === '' ? [] : [push([1, longText('c', css)])])] : []),
    ...pieces.map(push),
    '</body></html>',
  ].join('');
}
