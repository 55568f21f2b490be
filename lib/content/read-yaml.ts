import { isMap, isNode, isPair, isSeq, LineCounter, parseDocument, Scalar, visit } from 'yaml';
import type { ContentPath } from '@/lib/model/places';
import { explainError, startsField, type LineProblem } from './yaml-mistakes';

/** A parsed content file. */
export interface YamlFile {
  /** The content as lists, objects and strings. Numbers and dates are strings too. */
  value: unknown;
  /** Returns the line of the value at a path. If there is no such value, it returns the line of its nearest parent. */
  getLine: (path: ContentPath) => number;
}

/** The field that holds Markdown, in which line breaks matter. */
export const MARKDOWN_FIELD = 'body';

/** Whether a YAML node is in the Markdown field. */
const isInMarkdownField = (ancestors: readonly unknown[]) =>
  ancestors.some((node) => isPair(node) && String(node.key) === MARKDOWN_FIELD);

/** The text of a YAML block scalar. A single line break becomes a space, and an empty line becomes a line break. */
export function joinLines({ type, value }: Scalar, ancestors: readonly unknown[]): string {
  const text = String(value).trimEnd();
  if (type === Scalar.BLOCK_FOLDED || isInMarkdownField(ancestors)) return text;
  return text
    .split(/\n[ \t]*\n+/)
    .map((paragraph) => paragraph.replace(/[ \t]*\n[ \t]*/g, ' '))
    .join('\n');
}

/** Joins the lines of block scalars. Returns the first mistake that is valid YAML all the same, with its position. */
function joinBlocksAndFindMistake(root: unknown, source: string) {
  const mistakes: { at: number; problem: string }[] = [];
  visit(isNode(root) ? root : null, {
    Scalar(role, node, ancestors) {
      if (role === 'key' || !node.range) return;
      const [at, end] = node.range;
      if (node.anchor) mistakes.push({ at, problem: 'begins with &: put quotes around the text' });
      const isBlock = node.type?.startsWith('BLOCK');
      if (isBlock) node.value = joinLines(node, ancestors);
      if (isInMarkdownField(ancestors) && source.slice(at, end).includes('\n')) {
        if (node.type !== Scalar.BLOCK_LITERAL)
          mistakes.push({ at, problem: 'loses its lines: write | behind the colon, and it below' });
        return;
      }
      if (!isBlock && /^[ \t]*#/.test(source.slice(end, end + 99)))
        mistakes.push({
          at,
          problem:
            'what is behind # is not read: put the text in quotes, or the note in a line of its own',
        });
      let next = at;
      for (const line of source.slice(at, end).split('\n')) {
        if (next > at && startsField(line))
          mistakes.push({
            at: next,
            problem:
              'is read as a part of the text above: end that with a quote if it began with one, or let this begin further to the left',
          });
        next += line.length + 1;
      }
    },
  });
  return mistakes[0];
}

/**
 * Parses a content file as YAML.
 *
 * @param text the whole file
 * @returns the file, or the first mistake that prevents parsing
 */
export function readYaml(text: string): YamlFile | LineProblem {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { schema: 'failsafe', lineCounter, prettyErrors: false });
  const getLineAt = (position: number) => lineCounter.linePos(position).line;
  const [error] = [...document.errors, ...document.warnings];
  if (error) return explainError(error, getLineAt(error.pos[0]), source.split('\n'));
  const root: unknown = document.contents;
  const mistake = joinBlocksAndFindMistake(root, source);
  if (mistake) return { line: getLineAt(mistake.at), problem: mistake.problem };

  /** The position of the value at a path. For a field, that of its name: the value may begin on a later line. */
  const getPosition = (path: ContentPath): number | undefined => {
    const parent = path.length === 1 ? root : document.getIn(path.slice(0, -1), true);
    const last = path.at(-1);
    const node = isMap(parent)
      ? parent.items.find(({ key }) => String(key) === String(last))?.key
      : isSeq(parent) && parent.items[Number(last)];
    return isNode(node) ? node.range?.[0] : undefined;
  };
  return {
    value: document.toJS(),
    getLine: (path) => {
      const positions = path.map((_, index) => getPosition(path.slice(0, index + 1)));
      return getLineAt(positions.findLast((found) => found !== undefined) ?? 0);
    },
  };
}
