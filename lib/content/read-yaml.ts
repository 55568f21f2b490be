import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  Scalar,
  visit,
  type ParsedNode,
} from 'yaml';
import { explainError, type LineProblem } from './yaml-mistakes';

/** A path within the content: keys, and indexes counted from 0. */
export type Path = readonly (string | number)[];

/** A parsed content file. */
export interface YamlFile {
  /** Lists, objects and strings; numbers and dates are strings too. */
  value: unknown;
  /** The line of the value at a path, or of its nearest existing parent. */
  getLine: (path: Path) => number;
  /** Whether an entry is written in braces. */
  isInBraces: (path: Path) => boolean;
}

/** The text of a block scalar: a single line break is a space, an empty line is a line break. */
export function joinLines({ type, value }: Scalar): string {
  const text = String(value).trimEnd();
  if (type === Scalar.BLOCK_FOLDED) return text;
  return text
    .split(/\n[ \t]*\n+/)
    .map((paragraph) => paragraph.replace(/[ \t]*\n[ \t]*/g, ' '))
    .join('\n');
}

/** Whether a comment follows in the same line. */
function isNoteBehind(source: string, place: number): boolean {
  const behind = /[ \t]*#/y;
  behind.lastIndex = place;
  return behind.test(source);
}

/** Joins the lines of block scalars, and finds what is valid YAML but surely a mistake. */
function tidyText(root: ParsedNode, source: string, keys: ReadonlySet<string>) {
  const found: { at: number; problem: string }[] = [];
  visit(root, (role, node) => {
    if (!isNode(node) || !node.range) return;
    const [at, end] = node.range;
    if (isAlias(node) || (!isAlias(node) && node.anchor))
      found.push({ at, problem: 'a text that begins with * or & stands in quotes' });
    if (!isScalar(node) || role === 'key') return;
    const isBlock = node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL;
    if (!isBlock && isNoteBehind(source, end)) {
      const problem =
        end === at
          ? 'what begins with # is not read: put the text in quotes'
          : 'what stands behind # is not read: put the text in quotes, or the note in a line of its own';
      found.push({ at, problem });
    }
    if (isBlock) node.value = joinLines(node);
    const [first = '', ...below] = source.slice(at, end).split('\n');
    const getKey = (line: string) =>
      /^\s*(?:- +)?["']?([\w-]+)["']?:(?:\s|$)/.exec(line)?.[1] ?? '';
    const swallowed = below.findIndex(
      (line) => keys.has(getKey(line)) || (!isBlock && /^\s*-\s/.test(line)),
    );
    if (swallowed < 0) return;
    const isOpen = /^["']/.test(first);
    found.push(
      isOpen
        ? { at, problem: `the quote ${first.charAt(0)} that begins here has no end in its line` }
        : {
            at: at + [first, ...below.slice(0, swallowed)].join('\n').length + 1,
            problem:
              'is read as a part of the text above: let it begin further to the left, where the others of its kind do',
          },
    );
  });
  return found[0];
}

/**
 * Parses a content file as YAML.
 *
 * @param source the whole file
 * @param keys all fields of the content, by which mistakes are recognised
 * @param isList whether the file is a list of entries
 * @returns the file, or the first mistake that prevents parsing
 */
export function readYaml(
  source: string,
  keys: ReadonlySet<string>,
  isList: boolean,
): YamlFile | LineProblem {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { schema: 'failsafe', lineCounter, prettyErrors: false });
  const getLineAt = (position: number) => lineCounter.linePos(position).line;
  const [error] = [...document.errors, ...document.warnings];
  if (error)
    return explainError(error.code, getLineAt(error.pos[0]), source.split('\n'), keys, isList);
  const root = document.contents;
  const silent = root && tidyText(root, source, keys);
  if (silent) return { line: getLineAt(silent.at), problem: silent.problem };

  const getNodeAt = (path: Path) => (path.length === 0 ? root : document.getIn(path, true));
  /**
   * The line of the last step of a path, if it exists. For a field it is the line of its name, because its text may
   * begin below.
   */
  const getLastLine = (path: Path): number | undefined => {
    const [parent, last] = [getNodeAt(path.slice(0, -1)), path.at(-1)];
    const node = isMap(parent)
      ? parent.items.find(({ key }) => String(key) === String(last))?.key
      : isSeq(parent) && parent.items[Number(last)];
    return isNode(node) && node.range ? getLineAt(node.range[0]) : undefined;
  };
  return {
    value: document.toJS(),
    getLine: (path) => {
      for (let length = path.length; length > 0; length--) {
        const line = getLastLine(path.slice(0, length));
        if (line !== undefined) return line;
      }
      return root?.range ? getLineAt(root.range[0]) : 1;
    },
    isInBraces: (path) => {
      const node = getNodeAt(path);
      return isMap(node) && node.flow === true;
    },
  };
}
