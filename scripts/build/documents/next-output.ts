/**
 * All that publishing knows of how Next.js writes its export, in this one place. None of it is documented, so each piece
 * is looked for and its absence ends the build; __tests__/built/next-output.test.ts tells which piece has changed.
 */

/** What an export holds for Next's own router, which no link of the site uses, and the 404 screen's second name. */
export const ROUTER_FILE = /(^|\/)(_not-found(\.html)?|(?!robots\.)[^/]+\.txt)$/;

/** Where an export holds script, styles, fonts and icons; the names of the files in it hold a hash of their content. */
export const STATIC_FOLDER = '_next/static';

/** What a document opens with, and the places where more can be put. */
const MARKERS = {
  charset: /<head><meta charSet="utf-8"\/>/,
  headEnd: /(?=<\/head>)/,
  bodyEnd: /(?=<\/body><\/html>)/,
};

/** A script of its own file that runs when it comes. The one of old browsers, which is not async, is none of these. */
const SCRIPT = /<script src="[^"]+"(?: id="\w+")? async=""><\/script>/g;

/** Has the browser fetch a script before it comes to its element. */
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/** Has the browser fetch the font of titles ahead, as next/font does on all pages of a layout or on none. */
const TITLES_FONT_PRELOAD = /<link rel="preload" href="[^"]*headings[^"]*" as="font"[^>]*>/;

/** Begins the page's script once the files that it names have come. */
const BOOT = /<script id="_R_">[\s\S]*?<\/script>/;

/** What only script, or nobody soon, asks for; browsers fetch the manifest at once where the site may be installed. */
const DATA = /<link rel="(manifest|preload" href="[^"]*" as="fetch)"[^>]*>/g;

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** A piece of the tree of components, which Next hands to its script through an array. */
const TREE_PIECE =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*?\])\)<\/script>/gs;

/** What stands within elements of a document. */
const contentsOf = (html: string, element: RegExp): string[] =>
  [...html.matchAll(element)].map(([, content = '']) => content);

/** The scripts within a document, data blocks included. */
export const inlineScripts = (html: string): string[] => contentsOf(html, INLINE_SCRIPT);

/** The style sheets within a document; several may stand in one element. */
export const inlineStyles = (html: string): string[] => contentsOf(html, INLINE_STYLE);

/** A document with other style sheets in the places of its own, in their order; with none where there are too few. */
export function replaceStyles(html: string, styles: readonly string[]): string {
  const left = [...styles];
  return html.replace(INLINE_STYLE, (element, css: string) =>
    element.replace(css, () => left.shift() ?? ''),
  );
}

/** A document that leaves the font of titles to be fetched when it is needed. */
export const withoutTitlesFontAhead = (html: string): string =>
  html.replace(TITLES_FONT_PRELOAD, '');

/**
 * Puts something into a document, once.
 *
 * @throws Error when the document has no such place
 */
export function insertAt(place: keyof typeof MARKERS, html: string, addition: string): string {
  if (!MARKERS[place].test(html)) throw new Error(`a document without its ${place}`);
  return html.replace(MARKERS[place], (found) => found + addition);
}

/** The text that a piece of the tree holds: `[0]` opens the tree, `[1, text]` goes on with it. */
function textOfPiece(piece: string): string {
  const [kind, text] = JSON.parse(piece) as unknown[];
  if (kind === 0) return '';
  if (kind === 1 && typeof text === 'string') return text;
  throw new Error('a piece of the tree that is no text');
}

/**
 * Leaves the style sheets of a document out of its tree, where they stand once more as rows `{id}:T{bytes},{text}`, each
 * of those that may share an element in one of its own: React keeps those that it finds in the document.
 */
function withoutStyles(tree: string, styles: readonly string[]): string {
  const rows = [...tree.matchAll(/:T([0-9a-f]+),/g)].map(({ 0: start, 1: bytes = '', index }) => {
    const rest = Buffer.from(tree.slice(index + start.length));
    return { start, css: rest.subarray(0, parseInt(bytes, 16)).toString() };
  });
  return rows
    .filter(({ css }) => css !== '' && styles.some((style) => style.includes(css)))
    .reduce((text, { start, css }) => text.replaceAll(start + css, () => ':T0,'), tree);
}

/** A document without what it does not need to be seen, and what was taken out of it. */
export interface TakenApart {
  html: string;
  /** The elements of the scripts, in the order in which they stood. */
  scripts: string[];
  /** Begins them once all have come. */
  boot: string;
  /** Those that have data fetched which a page is seen without. */
  data: string[];
  /** The tree of components, as one text. */
  tree: string;
}

/**
 * @param html a document as Next.js exports it
 * @throws Error when it is not as Next.js writes it
 */
export function takeApart(html: string): TakenApart {
  const tree = contentsOf(html, TREE_PIECE).map(textOfPiece).join('');
  const scripts = html.match(SCRIPT) ?? [];
  const [boot] = BOOT.exec(html) ?? [];
  if (scripts.length === 0 || boot === undefined || tree === '') {
    throw new Error('a document without script or tree');
  }
  return {
    html: [DATA, SCRIPT, SCRIPT_PRELOAD, TREE_PIECE, BOOT].reduce(
      (text, pattern) => text.replace(pattern, ''),
      html,
    ),
    scripts,
    boot,
    data: html.match(DATA) ?? [],
    tree: withoutStyles(tree, inlineStyles(html)),
  };
}
