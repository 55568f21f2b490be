/**
 * Removes from the style sheet in each document what its page cannot use. Next.js writes the style sheet of the whole
 * site into each document. Each link of the site loads another document, so the rules for other pages are never used.
 */
import postcss from 'postcss';
import { PurgeCSS } from 'purgecss';
import { findElements, getText, listMarkupNames, replaceElement, type HtmlTree } from '../html';
import type { PageModule } from '../hydration/build-modules';

/** Names in HTML, in scripts and in JSON, with and without quotes. */
const NAME_PATTERNS = [/[^\s"'`]+/g, /[^\s"'`<>=;{}]+/g];

/** Caches the candidates by the text: many pages share their modules. */
const candidatesByText = new Map<string, ReadonlySet<string>>();

/**
 * Lists everything in a text that could be the name of a class or an attribute. As in Tailwind, there may be too many,
 * but none may be missing. So the site's code writes such names whole, and does not compose them at run time.
 */
function extractNameCandidates(text: string): ReadonlySet<string> {
  const candidates =
    candidatesByText.get(text) ??
    new Set(NAME_PATTERNS.flatMap((pattern) => text.match(pattern) ?? []));
  candidatesByText.set(text, candidates);
  return candidates;
}

/** A name in a style sheet, with escapes. */
const CSS_NAME = /(?:\\[\da-f]{1,6}\s?|\\.|[\w\u0080-\u{10FFFF}-])+/giu;

/** What an attribute selector looks for in a part of a value, where no single name matches it. */
const PART_OF_VALUE = /(?<=[|^$*]=["']?)[^"'\]]+/g;

/** Names that no page contains: states of elements, and the note that the service worker inserts. */
const ALWAYS_KEPT_NAMES = [/^:/, 'saved-copy'];

const unescapeCssName = (name: string) =>
  name
    .replace(/\\([\da-f]{1,6})\s?/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replaceAll('\\', '');

/**
 * Removes what a style sheet of Tailwind declares about custom properties that its page does not set: `@property`, and
 * the same again for browsers without it, which are older than the oldest supported ones.
 *
 * @returns the sheet, in which the initial values of these properties are written where they were read
 */
function removeRegisteredProperties(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties') layer.remove();
  });
  root.walkAtRules('property', (rule) => {
    const reference = `var(${rule.params})`;
    let isSet = false;
    root.walkDecls(rule.params, () => {
      isSet = true;
    });
    if (isSet) return;
    rule.walkDecls('initial-value', ({ value }) => {
      root.replaceValues(reference, { fast: reference }, () => value);
    });
    rule.remove();
  });
  return root.toString();
}

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

/** Caches the purged style sheets by their source and the used names: many pages have the same. */
const purgedByKey = new Map<string, Promise<string>>();

function purgeSheetOnce(css: string, candidates: readonly ReadonlySet<string>[]): Promise<string> {
  // Scripts name data attributes in another way: dataset.pressed.
  const isUsed = (name: string) =>
    name.startsWith('data-') || candidates.some((nameSet) => nameSet.has(name));
  const names = new Set(css.match(CSS_NAME)?.map(unescapeCssName));
  const usedNames = [...[...names].filter(isUsed), ...(css.match(PART_OF_VALUE) ?? [])];
  const key = [css, ...usedNames].join(' ');
  const purged = purgedByKey.get(key) ?? purgeSheet(css, usedNames);
  purgedByKey.set(key, purged);
  return purged;
}

/**
 * Purges the style sheets of a page. Drops the attributes of style elements, which only the client of Next.js reads.
 *
 * @param modules the modules of the page, which may add what its document does not have yet
 */
export async function purgeCss(tree: HtmlTree, modules: readonly PageModule[]): Promise<void> {
  const scripts = findElements(tree, 'script').map(getText);
  const candidates = [
    extractNameCandidates([...listMarkupNames(tree), ...scripts].join(' ')),
    ...modules.map(({ text }) => extractNameCandidates(text)),
  ];
  for (const style of findElements(tree, 'style'))
    replaceElement(style, `<style>${await purgeSheetOnce(getText(style), candidates)}</style>`);
}
