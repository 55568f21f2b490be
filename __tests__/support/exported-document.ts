/** An island of a page, as components/island.tsx writes it. */
export const ISLAND =
  '<page-island data-island="Tabs" data-props="{&quot;label&quot;:&quot;News&quot;}"></page-island>';

/** A small document as Next.js exports it. */
export const createExportedDocument = ({ css = 'p{margin:0}', main = ISLAND } = {}): string =>
  [
    '<!DOCTYPE html><html lang="en-IN"><head><meta charSet="utf-8"/>',
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
    `<style data-precedence="next">${css}</style>`,
    '<script src="/_next/static/chunks/a.js" async=""></script>',
    '<script src="/_next/static/chunks/b.js" async=""></script>',
    '<title>About</title><link rel="manifest" href="/manifest.webmanifest"/>',
    '<link rel="preload" href="/rows-0.csv" as="fetch" crossorigin=""/>',
    '<script src="/_next/static/chunks/old.js" noModule=""></script></head>',
    `<body><main><h1>About</h1>${main}<!--$--><!--/$--></main><script id="_R_">boot()</script>`,
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    '<script>self.__next_f.push([1,"\\u003c"])</script></body></html>',
  ].join('');
