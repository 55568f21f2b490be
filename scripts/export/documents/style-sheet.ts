/**
 * Each document holds the style sheet of the whole site, as Next.js writes it, though nobody goes from one page to
 * another within a document. Here it is cut to what the page can come to use.
 */
import { PurgeCSS } from 'purgecss';
import { inlineStyles, replaceStyles } from './next-output';

/** A name of a style sheet, its special characters escaped. */
const CSS_NAME = /(?:\\[\da-f]{1,6}\s?|\\.|[\w\u0080-\u{10FFFF}-])+/giu;

/** The value that a selector asks of an attribute, and how it is compared. */
const CSS_VALUE =
  /(?<!\\)\[\s*[\w-]+\s*(?<operator>[~|^$*]?=)\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<plain>[^\]\s]+))\s*(?<flag>[is]?)\s*\]/gi;

/** Whatever may be such a name in HTML, in a script or in a tree of components: between quotes, or elsewhere. */
const WORDS = [/[^\s"'`]+/g, /[^\s"'`<>=;{}]+/g];

/** What a name begins or ends with that is put together at run time: `col-${n}`, 'col-' + n, `${size}-card`. */
const BEGINNING = /(?<=["'`\s}])[\w:./[\]-]*\w[-_](?=["'`]|\$\{)/g;
const END = /(?<=["'`}])[-_][a-z][\w-]*(?=["'`\s])/gi;

/** A data attribute, by the name that scripts have for it. */
const DATA_ATTRIBUTE = /(?<=\bdataset\.)\w+/g;

/** What a page comes to have without naming it: the states of elements, and what the service worker puts in. */
const UNNAMED = [/^:/, 'saved-copy'];

const unescapeName = (name: string) =>
  name
    .replace(/\\([\da-f]{1,6})\s?/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replaceAll('\\', '');

const namesIn = (css: string) => new Set(css.match(CSS_NAME)?.map(unescapeName));

/** The values in a style sheet that no words can tell the use of, for they stand for a part of one, or for several. */
const unjudgedValuesIn = (css: string): string[] =>
  [...css.matchAll(CSS_VALUE)].flatMap(({ groups = {} }) => {
    const { operator, flag } = groups;
    const value = groups.double ?? groups.single ?? groups.plain ?? '';
    return operator === '=' && flag === '' && /^[\w-]*$/.test(value) ? [] : [value];
  });

/** The words of a text, each once; a part of one that is put together at run time has a star for the rest. */
export const wordsOf = (text: string): ReadonlySet<string> =>
  new Set([
    ...WORDS.flatMap((word) => text.match(word) ?? []),
    ...(text.match(BEGINNING) ?? []).map((beginning) => `${beginning}*`),
    ...(text.match(END) ?? []).map((end) => `*${end}`),
    ...(text.match(DATA_ATTRIBUTE) ?? []).map(
      (name) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    ),
  ]);

/** The words that a name may come from: itself, and each part that it may be put together from. */
const sourcesOf = (name: string): string[] => [
  name,
  ...[...name.matchAll(/[-_]/g)].flatMap(({ index }) => [
    `${name.slice(0, index + 1)}*`,
    `*${name.slice(index)}`,
  ]),
];

/** Style sheets that were cut, by themselves and by what they were cut to: most pages are like many others. */
const cut = new Map<string, Promise<string>>();

async function purge(css: string, words: readonly string[]): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: words.join('\n'), extension: 'html' }],
    css: [{ raw: css }],
    // The empty one is that of attributes without a value.
    defaultExtractor: (content) => ['', ...content.split('\n')],
    keyframes: true,
    safelist: UNNAMED,
  });
  if (purged === undefined) throw new Error('a style sheet that was lost');
  return purged.css;
}

function cutToWords(css: string, words: readonly ReadonlySet<string>[]): Promise<string> {
  const isUsed = (name: string) =>
    sourcesOf(name).some((source) => words.some((some) => some.has(source)));
  const used = [...[...namesIn(css)].filter(isUsed), ...unjudgedValuesIn(css)];
  const key = [css, ...used].join(' ');
  const known = cut.get(key) ?? purge(css, used);
  cut.set(key, known);
  return known;
}

/**
 * Leaves rules out of a document's style sheets that no element of the page can match.
 *
 * @param html the document
 * @param words those of all that its elements come from besides itself: its tree of components and its scripts
 */
export async function cutStyles(
  html: string,
  words: readonly ReadonlySet<string>[],
): Promise<string> {
  const all = [wordsOf(replaceStyles(html, [])), ...words];
  const styles = inlineStyles(html).map((css) => cutToWords(css, all));
  return replaceStyles(html, await Promise.all(styles));
}
