import { isMap, isNode, isPair, isSeq, LineCounter, parseDocument, Scalar, visit } from 'yaml';
import type { Path } from '@/lib/model/places';
import { explainError, startsField, type LineProblem } from './yaml-mistakes';

/** A parsed content file. */
export interface YamlFile {
  /** Lists, objects and strings; numbers and dates are strings too. */
  value: unknown;
  /** The line of the value at a path, or of its nearest existing parent. */
  getLine: (path: Path) => number;
}

/** The field whose lines stay lines: it holds Markdown. */
export const MARKDOWN_FIELD = 'body';

/** Whether a node is in such a field. */
const isMarkdown = (ancestors: readonly unknown[]) =>
  ancestors.some((node) => isPair(node) && String(node.key) === MARKDOWN_FIELD);

/** The text of a block scalar: a single line break is a space, an empty line is a line break. */
export function joinLines({ type, value }: Scalar, ancestors: readonly unknown[]): string {
  const text = String(value).trimEnd();
  if (type === Scalar.BLOCK_FOLDED || isMarkdown(ancestors)) return text;
  return text
    .split(/\n[ \t]*\n+/)
    .map((paragraph) => paragraph.replace(/[ \t]*\n[ \t]*/g, ' '))
    .join('\n');
}

/** Joins the lines of block scalars, and finds what is valid YAML but surely a mistake, with its position. */
function tidyText(root: unknown, source: string) {
  const found: { at: number; problem: string }[] = [];
  visit(isNode(root) ? root : null, {
    Scalar(role, node, ancestors) {
      if (role === 'key' || !node.range) return;
      const [at, end] = node.range;
      if (node.anchor) found.push({ at, problem: 'begins with &: put quotes around the text' });
      const isBlock = node.type?.startsWith('BLOCK');
      if (isBlock) node.value = joinLines(node, ancestors);
      if (isMarkdown(ancestors) && source.slice(at, end).includes('\n')) {
        if (node.type !== Scalar.BLOCK_LITERAL)
          found.push({ at, problem: 'loses its lines: write | behind the colon, and it below' });
        return;
      }
      if (!isBlock && /^[ \t]*#/.test(source.slice(end, end + 99)))
        found.push({
          at,
          problem:
            'what is behind # is not read: put the text in quotes, or the note in a line of its own',
        });
      let next = at;
      for (const line of source.slice(at, end).split('\n')) {
        if (next > at && startsField(line))
          found.push({
            at: next,
            problem:
              'is read as a part of the text above: end that with a quote if it began with one, or let this begin further to the left',
          });
        next += line.length + 1;
      }
    },
  });
  return found[0];
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
  const silent = tidyText(root, source);
  if (silent) return { line: getLineAt(silent.at), problem: silent.problem };

  /** Where the last step of a path begins. For a field it is its name, because its text may begin below. */
  const getStart = (path: Path): number | undefined => {
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
      const starts = path.map((_, index) => getStart(path.slice(0, index + 1)));
      return getLineAt(starts.findLast((start) => start !== undefined) ?? 0);
    },
  };
}
