/**
 * Cuts the style sheet in each document, which Next.js fills with that of the whole site, to what the page can use.
 * One never goes to another page within a document.
 */
import { PurgeCSS } from 'purgecss';
import { extractCandidates } from '../class-candidates';
import { getAttributes, getInlineStyles, replaceStyles } from '../html';
import type { Page } from '../step';

/** A name in a style sheet, with escapes. */
const CSS_NAME = /(?:\\[\da-f]{1,6}\s?|\\.|[\w\u0080-\u{10FFFF}-])+/giu;

/** The value of an attribute in a selector, and its operator. */
const CSS_VALUE =
  /(?<!\\)\[\s*[\w-]+\s*(?<operator>[~|^$*]?=)\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<plain>[^\]\s]+))\s*(?<flag>[is]?)\s*\]/gi;

/** Names that no page contains: states of elements, and the note that the service worker inserts. */
const SAFELIST = [/^:/, 'saved-copy'];

const unescapeName = (name: string) =>
  name
    .replace(/\\([\da-f]{1,6})\s?/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replaceAll('\\', '');

const findNames = (css: string) => new Set(css.match(CSS_NAME)?.map(unescapeName));

/** Values that cannot be matched to candidates, because they are parts or lists of names. */
const findOpenValues = (css: string): string[] =>
  [...css.matchAll(CSS_VALUE)].flatMap(({ groups = {} }) => {
    const { operator, flag } = groups;
    const value = groups.double ?? groups.single ?? groups.plain ?? '';
    return operator === '=' && flag === '' && /^[\w-]*$/.test(value) ? [] : [value];
  });

async function purge(css: string, names: readonly string[]): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: names.join('\n'), extension: 'html' }],
    css: [{ raw: css }],
    // The empty candidate matches attributes without a value.
    defaultExtractor: (content) => ['', ...content.split('\n')],
    keyframes: true,
    safelist: SAFELIST,
  });
  if (purged === undefined) throw new Error('PurgeCSS returned no style sheet');
  // PurgeCSS leaves blocks without rules.
  return purged.css.replace(/@[^{}]+\{\}/g, '');
}

/** Earlier results, by style sheet and used names: many pages use the same. */
const cache = new Map<string, Promise<string>>();

function purgeOnce(css: string, candidates: readonly ReadonlySet<string>[]): Promise<string> {
  const isUsed = (name: string) => candidates.some((some) => some.has(name));
  const used = [...[...findNames(css)].filter(isUsed), ...findOpenValues(css)];
  const key = [css, ...used].join(' ');
  const purged = cache.get(key) ?? purge(css, used);
  cache.set(key, purged);
  return purged;
}

export async function purgeCss(page: Page): Promise<Page> {
  const candidates = [
    extractCandidates(replaceStyles(page.html, [])),
    extractCandidates(getAttributes(page.html).join(' ')),
    extractCandidates(page.payload?.text ?? ''),
    ...(page.chunks ?? []).map((chunk) => chunk.candidates),
  ];
  const styles = getInlineStyles(page.html).map((css) => purgeOnce(css, candidates));
  return { ...page, html: replaceStyles(page.html, await Promise.all(styles)) };
}
