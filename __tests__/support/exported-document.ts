/** An island of a page, as components/island.tsx writes it. */
export const ISLAND =
  '<page-island data-island="Tabs" data-props="{&quot;label&quot;:&quot;News&quot;}"></page-island>';

/** The parts of an exported document that the pipeline changes. */
interface ExportedParts {
  css?: string;
  /** What the main element shows after its heading. */
  main?: string;
  scripts?: string[];
}

/** A small document as Next.js exports it. */
export function createExportedDocument({
  css = 'p{margin:0}',
  main = ISLAND,
  scripts = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'],
}: ExportedParts = {}): string {
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
    `<body><main><h1>About</h1>${main}<!--$--><!--/$--></main><script id="_R_">boot()</script>`,
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    '<script>self.__next_f.push([1,"\\u003c"])</script></body></html>',
  ].join('');
}
