/** The rules for the Markdown of content pages. */
import type { CollectionValues } from '@/lib/model/collections';
import {
  getHeadingAnchor,
  getPlainText,
  parseMarkdown,
  walkMarkdown,
  type Node,
  type NodeOf,
} from '@/lib/model/markdown';
import { pagePicturePathSchema } from '@/lib/model/picture-schemas';
import { findTextProblem, fillerTextRule, wordingRules, type Rule } from '@/lib/model/text-schemas';
import * as pageIds from '@/lib/ui/page-ids';
import { formatValueProblem, type Finding, type Problem } from './issue';
import { findAddressProblem, type PageBody } from './page-links';

/** A paragraph with this text is replaced by the site map. */
export const SITE_MAP_PLACEHOLDER = '{pages}';

function findLinkProblem(link: NodeOf<'link'>, body: PageBody): string | undefined {
  const hasWords =
    getPlainText(link).trim() !== '' || link.children.some(({ type }) => type === 'image');
  return hasWords
    ? findAddressProblem(link.url, body)
    : 'is a link without words: write them between [ and ]';
}

function findImageProblem({ url, alt }: NodeOf<'image'>): string | undefined {
  const { error } = pagePicturePathSchema.safeParse(url);
  if (error) return error.issues[0]?.message;
  return alt?.trim() ? undefined : 'has no description: write it between [ and ]';
}

/** Marks that have no effect where they are, so pages would show them. After a backslash, they are meant to be shown. */
const SHOWN_MARKS = [
  /\*\*|__|~~|==(?=\S)|\\n/,
  /(?<=^|\s)[*_](?=[^\s*_])|(?<=[^\s*_\\])[*_](?=\s|$)/,
  // A link, or the beginning of one; a footnote; a box to tick.
  /\]\(|\[[^\]]*\] \((?=[a-z]+:|\/)|\([^)]*\)\[[^\]]*\]|\[[\^ x]\w*\]/,
];

/** The rules for the parts of Markdown that pages show as text. */
const SHOWN_TEXT_RULES: readonly Rule[] = [
  {
    problem:
      'has the mark $&, which is shown as it is: take it out, or write \\ before each sign of it',
    pattern: new RegExp(`(?<!\\\\)(${SHOWN_MARKS.map(({ source }) => source).join('|')})`, 'mu'),
  },
  ...wordingRules,
];

/** A number or letter that is typed before an item of a list, and its signs: १. or (क) or iv) or 1 - */
const LABEL = String.raw`(\p{Nd}{1,3}(\.\p{Nd}{1,2})*|[ivxlc]{2,6}|[IVXLC]{2,6}|\p{L}|अं|अः|क्ष|त्र|ज्ञ|श्र)`;
const ITEM = String.raw`[*_]*(\(${LABEL}\)|${LABEL} ?[.):–-](?=[*_]*\s)|\d\uFE0F?\u20E3)`;

/** Any text up to a line end that Markdown shows as a space, because no backslash or two spaces are before it. */
const NEXT_LINE = String.raw`[^]*(?<!\\| {2})\n *`;

/** Beginnings of lines that are meant as a list or a heading: bullets, and marks without a plain space behind them. */
const SHOWN_BEGINNINGS = [
  /[•●▪◦‣·]/,
  RegExp(String.raw`(?<sign>[^\p{L}\p{N}\s|\\]+)(?= ${NEXT_LINE}\k<sign> )`, 'u'),
  RegExp(`${ITEM}(?=${NEXT_LINE}${ITEM})`, 'u'),
  /(#{1,6}|[-*+]|\d{1,2}[.)])[^\S \n]/,
  /#{2,6}(?=[^#\s])|([-+]|\p{Nd}{1,2}[.)])(?=\p{L})/u,
];

const PARAGRAPH_RULES: readonly Rule[] = [
  fillerTextRule,
  {
    problem:
      'begins a line with $&, which is shown as it is: write -, 1. or ##, and a space behind it',
    pattern: new RegExp(`^ *(${SHOWN_BEGINNINGS.map(({ source }) => source).join('|')})`, 'mu'),
  },
  {
    problem: 'is no table: below the row of its titles there is a row such as | - | - |',
    pattern: /^\|.*\|$|\|.*\n.*\|/m,
  },
];

const WITHIN_WORD_PROBLEM =
  'is shown in italics or bold and without its marks, and begins or ends within a word or number: write \\* for a *';

/** Whether a part of a text begins or ends between two letters or digits. */
function isWithinWord(text: string, { position }: Node): boolean {
  const before = text.slice(0, position?.start.offset);
  const after = text.slice(position?.end.offset);
  return /[\p{L}\p{M}\p{N}]$/u.test(before) || /^[\p{L}\p{M}\p{N}]/u.test(after);
}

/** The problem of a heading; undefined if it has none. */
function findHeadingProblem(
  { depth }: NodeOf<'heading'>,
  source: string,
  previousDepth: number,
  isTaken: boolean,
): string | undefined {
  if (!source.startsWith('#'))
    return 'is a heading, because of the row of signs below it: put an empty line between';
  if (depth === 1 || depth > Math.min(previousDepth + 1, 4))
    return 'is a heading of the wrong level: begin with ##, and skip none';
  return isTaken ? 'is a heading that links could not tell apart: write others' : undefined;
}

/** Creates a function that finds the problem of a node. It gets each node of a page, in order. */
function createNodeRule(body: PageBody) {
  const usedAnchors = new Set<string>(['', ...Object.values(pageIds)]);
  let previousDepth = 1;
  let columnCount = 0;
  return (node: Node, source: string): string | undefined => {
    if (source === SITE_MAP_PLACEHOLDER) return undefined;
    switch (node.type) {
      case 'root':
      case 'list':
      case 'listItem':
      case 'tableCell':
      case 'break':
        return undefined;
      case 'link':
        return findLinkProblem(node, body);
      case 'image':
        return findImageProblem(node);
      case 'emphasis':
      case 'strong':
        return isWithinWord(body.text, node) ? WITHIN_WORD_PROBLEM : undefined;
      case 'text':
        return findTextProblem(SHOWN_TEXT_RULES, source)?.problem;
      case 'paragraph':
        return findTextProblem(PARAGRAPH_RULES, source)?.problem;
      case 'heading': {
        const anchor = getHeadingAnchor(node);
        const problem = findHeadingProblem(node, source, previousDepth, usedAnchors.has(anchor));
        usedAnchors.add(anchor);
        previousDepth = node.depth;
        return problem;
      }
      case 'table':
        columnCount = node.children[0]?.children.length ?? 0;
        return undefined;
      case 'tableRow': {
        // The page leaves out what has no title above it.
        const { length } = node.children;
        return length === columnCount ? undefined : `has ${length} cells instead of ${columnCount}`;
      }
      default:
        return 'is nothing that a page can have: take it out';
    }
  };
}

/** The problems in the Markdown of a page in one language. Each quotes the address or the Markdown of a node. */
function findBodyProblems(body: PageBody): Problem[] {
  const findProblem = createNodeRule(body);
  return [...walkMarkdown(parseMarkdown(body.text))].flatMap((node) => {
    const source = body.text.slice(node.position?.start.offset, node.position?.end.offset);
    const problem = findProblem(node, source);
    if (problem === undefined) return [];
    const quoted = 'url' in node ? node.url : source;
    return { problem: formatValueProblem(quoted, problem), line: node.position?.start.line };
  });
}

/**
 * The problems in the Markdown of content pages.
 *
 * @param ownFiles the files in public/, if they are known
 */
export const findMarkdownProblems = (
  content: CollectionValues,
  ownFiles?: readonly string[],
): Finding[] =>
  content.pages.flatMap((page, index) =>
    (['en', 'hi'] as const).flatMap((language) => {
      const text = page.body[language] ?? '';
      const problems = findBodyProblems({ content, page, language, text, ownFiles });
      return problems.map((found) => ({ path: ['pages', index, 'body', language], ...found }));
    }),
  );
