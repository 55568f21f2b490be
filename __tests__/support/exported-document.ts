/** The script that opens the queue of the RSC payload. */
const OPENING = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';

const push = (piece: unknown) =>
  // Next.js escapes what could end the script.
  `<script>self.__next_f.push(${JSON.stringify(piece).replaceAll('<', '\\u003c')})</script>`;

/** What the router of Next.js renders in a layout. */
const ROUTER = ['$', '$L2', null, { parallelRouterKey: 'children', notFound: '$undefined' }];

/**
 * The RSC payload of a page: its layout shows the page in the main element.
 *
 * @param page the model of the page; `$L3` is the island Tabs, `$L5` a component of Next.js
 * @param rows more rows
 */
export function createRscPayload(page: unknown, ...rows: string[]): string {
  const main = ['$', 'main', null, { id: 'main', children: ROUTER }];
  const layout = ['$', 'html', null, { children: ['$', 'body', null, { children: [main] }] }];
  const route = { s: '', d: { r: ['$', '$1', 'c', { children: [null, ROUTER] }] }, c: '$Qa' };
  return [
    '1:"$Sreact.fragment"',
    '2:I[1,["/a.js"],"default"]',
    '3:I[2,["/b.js"],"Tabs"]',
    '4:"OutletBoundary"',
    '5:I[1,["/a.js"],"$4"]',
    ':HL["/font.woff2","font"]',
    `a:${JSON.stringify([['children', { s: '(en)', d: { r: '$Lb' }, c: '$Qc' }]])}`,
    `b:${JSON.stringify(layout)}`,
    `c:${JSON.stringify([['children', { s: '__PAGE__', d: { r: '$Ld' } }]])}`,
    `d:${JSON.stringify(page)}`,
    `0:${JSON.stringify({ t: { t: route } })}`,
    ...rows,
    '',
  ].join('\n');
}

/** An island of a page. */
export const ISLAND = ['$', '$L3', null, { label: 'News' }];

/** The parts of an exported document that the pipeline changes. */
interface ExportedParts {
  css?: string;
  /** The RSC payload, in pieces. */
  payload?: string[];
  scripts?: string[];
}

/** A small document as Next.js exports it. */
export function createExportedDocument({
  css = 'p{margin:0}',
  payload = [createRscPayload(ISLAND)],
  scripts = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'],
}: ExportedParts = {}): string {
  const pieces = payload.map((text) => push([1, text]));
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
    '<body><main><h1>About</h1><!--$--><!--/$--></main><script id="_R_">boot()</script>',
    ...(pieces.length > 0 ? [OPENING, ...pieces] : []),
    '</body></html>',
  ].join('');
}
