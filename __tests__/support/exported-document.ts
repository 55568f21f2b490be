/** The script that opens the queue of the RSC payload. */
const OPENING = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';

const push = (piece: unknown) =>
  // Next.js escapes what could end the script.
  `<script>self.__next_f.push(${JSON.stringify(piece).replaceAll('<', '\\u003c')})</script>`;

/** A long text as a row of an RSC payload, which begins with the number of its bytes. */
export const longText = (id: string, text: string) =>
  `${id}:T${Buffer.byteLength(text).toString(16)},${text}`;

/** A row of an RSC payload that names an island. */
export const ISLAND = '1:I[1,[],"Island"]\n';

/** The parts of an exported document that the pipeline changes. */
interface ExportedParts {
  css?: string;
  /** The RSC payload, in pieces; that of the style sheet is added. */
  payload?: string[];
  scripts?: string[];
}

/** A small document as Next.js exports it. */
export function exportedDocument({
  css = 'p{margin:0}',
  payload = [ISLAND, '0:"tree"\n'],
  scripts = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'],
}: ExportedParts = {}): string {
  const pieces = payload.map((text) => push([1, text]));
  if (pieces.length > 0 && css !== '') pieces.unshift(push([1, longText('c', css)]));
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
    ...(pieces.length > 0 ? [OPENING, ...pieces] : []),
    '</body></html>',
  ].join('');
}
