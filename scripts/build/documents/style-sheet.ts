/**
 * Each document holds the style sheet of the whole site, as Next.js writes it, though nobody goes from one page to
 * another within a document. Here it is cut to what the page can come to use.
 */
import { PurgeCSS } from 'purgecss';
import { inlineStyles, replaceStyles } from './next-output';

/** A name of a style sheet, its special characters escaped. */
const CSS_NAME = /(?:\\.|[\w-])+/g;

/** Whatever may be such a name in HTML, in a script or in a tree of components: between quotes, or elsewhere. */
const WORDS = [/[^\s"'`]+/g, /[^\s"'`<>=;{}]+/g];

/** What a page comes to have without naming it: the states of elements, and what the service worker puts in. */
const UNNAMED = [/^:/, 'saved-copy'];

/** Those that early.js sets by the names that scripts have for them. */
const STATES = ['data-prerendering', 'data-pressed', 'data-script'];

const namesIn = (css: string) =>
  new Set(css.match(CSS_NAME)?.map((name) => name.replaceAll('\\', '')));

/** The words of a text, each once. */
export const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(WORDS.flatMap((word) => text.match(word) ?? []));

/** Style sheets that were cut, by themselves and by what they were cut to: most pages are like many others. */
const cut = new Map<string, Promise<string>>();

async function purge(css: string, words: readonly string[]): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: words.join(' '), extension: 'html' }],
    css: [{ raw: css }],
    // The empty one is that of attributes without a value.
    defaultExtractor: (content) => ['', ...content.split(' ')],
    keyframes: true,
    safelist: UNNAMED,
    dynamicAttributes: STATES,
  });
  if (purged === undefined) throw new Error('a style sheet that was lost');
  return purged.css;
}

function cutToWords(css: string, words: readonly ReadonlySet<string>[]): Promise<string> {
  const used = [...namesIn(css)].filter((name) => words.some((some) => some.has(name)));
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
