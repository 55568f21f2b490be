/**
 * Removes from the style sheet in each document what its page cannot use. Next.js writes the style sheet of the whole
 * site into each document. Each link of the site loads another document, so the rules for other pages are never used.
 */
import { PurgeCSS } from 'purgecss';
import { getOrCreate } from '../get-or-create';
import { extractNameCandidates } from '../class-candidates';
import { getInlineStyles, getScriptTexts, listMarkupNames, replaceStyleElements } from '../html';
import { removeRegisteredProperties } from '../registered-properties';
import type { ExportedPage } from '../step';

/** A name in a style sheet, with escapes. */
const CSS_NAME = /(?:\\[\da-f]{1,6}\s?|\\.|[\w\u0080-\u{10FFFF}-])+/giu;

/** An attribute selector with its operator and its value. */
const ATTRIBUTE_SELECTOR =
  /(?<!\\)\[\s*[\w-]+\s*(?<operator>[~|^$*]?=)\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<plain>[^\]\s]+))\s*(?<flag>[is]?)\s*\]/gi;

/** Names that no page contains: states of elements, and the note that the service worker inserts. */
const ALWAYS_KEPT_NAMES = [/^:/, 'saved-copy'];

const unescapeCssName = (name: string) =>
  name
    .replace(/\\([\da-f]{1,6})\s?/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replaceAll('\\', '');

/** Finds the values of attribute selectors that are a part or a list of names, so that no single name matches them. */
const findUnmatchableValues = (css: string): string[] =>
  [...css.matchAll(ATTRIBUTE_SELECTOR)].flatMap(({ groups = {} }) => {
    const { operator, flag } = groups;
    const value = groups.double ?? groups.single ?? groups.plain ?? '';
    return operator === '=' && flag === '' && /^[\w-]*$/.test(value) ? [] : [value];
  });

/** Removes fonts that no rule names. PurgeCSS cannot do this, because custom properties name some of them. */
function removeUnusedFonts(css: string): string {
  const fontFace = /@font-face\{font-family:([\w-]+)[^}]*\}/g;
  const rules = css.replace(fontFace, '');
  return css.replace(fontFace, (rule, family: string) => (rules.includes(family) ? rule : ''));
}

async function purgeSheet(css: string, names: readonly string[]): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: names.join('\n'), extension: 'html' }],
    css: [{ raw: css }],
    // PurgeCSS needs the empty name to keep selectors of attributes without a value.
    defaultExtractor: (content) => ['', ...content.split('\n')],
    keyframes: true,
    variables: true,
    safelist: ALWAYS_KEPT_NAMES,
  });
  if (purged === undefined) throw new Error('PurgeCSS returned no style sheet');
  // Removes the empty blocks that PurgeCSS leaves.
  return removeUnusedFonts(removeRegisteredProperties(purged.css).replace(/@[^{}]+\{\}/g, ''));
}

/** A cache of purged style sheets. The key is the source and the used names: many pages have the same key. */
const purgedByKey = new Map<string, Promise<string>>();

function purgeSheetOnce(css: string, candidates: readonly ReadonlySet<string>[]): Promise<string> {
  const isUsed = (name: string) => candidates.some((nameSet) => nameSet.has(name));
  const names = new Set(css.match(CSS_NAME)?.map(unescapeCssName));
  const usedNames = [...[...names].filter(isUsed), ...findUnmatchableValues(css)];
  const key = [css, ...usedNames].join(' ');
  return getOrCreate(purgedByKey, key, () => purgeSheet(css, usedNames));
}

export async function purgeCss(page: ExportedPage): Promise<ExportedPage> {
  const candidates = [
    extractNameCandidates([...listMarkupNames(page.html), ...getScriptTexts(page.html)].join(' ')),
    ...page.modules.map(({ candidates }) => candidates),
  ];
  const styles = getInlineStyles(page.html).map((css) => purgeSheetOnce(css, candidates));
  return { ...page, html: replaceStyleElements(page.html, await Promise.all(styles)) };
}
