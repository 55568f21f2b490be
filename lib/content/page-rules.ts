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

/** The types of Markdown nodes that a content page may contain. */
const ALLOWED_TYPES: readonly Node['type'][] = [
  'root',
  'paragraph',
  'heading',
  'text',
  'strong',
  'emphasis',
  'break',
  'link',
  'image',
  'list',
  'listItem',
  'table',
  'tableRow',
  'tableCell',
];

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

/** The Markdown of a node. */
const getSource = (text: string, { position }: Node) =>
  text.slice(position?.start.offset, position?.end.offset);

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

/** The problem of a single node; undefined if it has none. */
function findNodeProblem(node: Node, body: PageBody): string | undefined {
  if (!ALLOWED_TYPES.includes(node.type)) return 'is nothing that a page can have: take it out';
  if (node.type === 'link') return findLinkProblem(node, body);
  if (node.type === 'image') return findImageProblem(node);
  if (node.type === 'emphasis' || node.type === 'strong')
    return isWithinWord(body.text, node) ? WITHIN_WORD_PROBLEM : undefined;
  if (node.type !== 'text' && node.type !== 'paragraph') return undefined;
  const source = getSource(body.text, node);
  const rules = node.type === 'text' ? SHOWN_TEXT_RULES : PARAGRAPH_RULES;
  return source === SITE_MAP_PLACEHOLDER ? undefined : findTextProblem(rules, source)?.problem;
}

/** A problem of a node, which is quoted. */
const createProblem = (text: string, node: Node, problem: string): Problem => ({
  problem: formatValueProblem('url' in node ? node.url : getSource(text, node), problem),
  line: node.position?.start.line,
});

const UNDERLINED_HEADING_PROBLEM =
  'is a heading, because of the row of signs below it: put an empty line between';

/** The problems of headings: a wrong level, or an anchor that an earlier heading or the page itself has. */
function findHeadingProblems(root: Node, text: string): Problem[] {
  const problems: Problem[] = [];
  const report = (node: Node, problem: string) => problems.push(createProblem(text, node, problem));
  const usedAnchors = new Set<string>(Object.values(pageIds));
  let previousDepth = 1;
  for (const node of walkMarkdown(root)) {
    if (node.type !== 'heading') continue;
    const anchor = getHeadingAnchor(node);
    const isTaken = usedAnchors.has(anchor) || anchor === '';
    const isWrongLevel = node.depth === 1 || node.depth > Math.min(previousDepth + 1, 4);
    usedAnchors.add(anchor);
    previousDepth = node.depth;
    if (!getSource(text, node).startsWith('#')) report(node, UNDERLINED_HEADING_PROBLEM);
    else if (isWrongLevel)
      report(node, 'is a heading of the wrong level: begin with ##, and skip none');
    else if (isTaken) report(node, 'is a heading that links could not tell apart: write others');
  }
  return problems;
}

/** The problems of rows of tables: too few cells, or so many that the page leaves some out. */
const findRowProblems = (root: Node, text: string): Problem[] =>
  [...walkMarkdown(root)].flatMap((node) => {
    if (node.type !== 'table') return [];
    const [titleRow, ...rows] = node.children;
    const count = titleRow?.children.length;
    return rows
      .filter(({ children }) => children.length !== count)
      .map((row) =>
        createProblem(text, row, `has ${row.children.length} cells instead of ${count}`),
      );
  });

function findBodyProblems(body: PageBody, index: number): Finding[] {
  const { text, language } = body;
  const root = parseMarkdown(text);
  const nodeProblems = [...walkMarkdown(root)].flatMap((node) => {
    const problem = findNodeProblem(node, body);
    return problem ? [createProblem(text, node, problem)] : [];
  });
  const problems = [
    ...nodeProblems,
    ...findHeadingProblems(root, text),
    ...findRowProblems(root, text),
  ];
  return problems.map((problem) => ({ path: ['pages', index, 'body', language], ...problem }));
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
      return findBodyProblems({ content, page, language, text, ownFiles }, index);
    }),
  );
