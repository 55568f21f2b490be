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
import { explainError, lookAhead, type LineProblem } from './yaml-mistakes';

/** Where in the content something stands: keys, and places in lists counted from 0. */
export type Path = readonly (string | number)[];

/** A content file, read. */
export interface YamlFile {
  /** Lists, entries and texts; numbers and dates are texts too. */
  value: unknown;
  /** The line of what stands at a path, or of the nearest around it that is there. */
  lineOf: (path: Path) => number;
  /** Whether an entry stands between { and }. */
  isInBraces: (path: Path) => boolean;
}

/** The text of a block, of which a line break alone is a space, and an empty line is a line break. */
const joinLines = (block: string) =>
  block
    .trimEnd()
    .split(/\n[ \t]*\n+/)
    .map((paragraph) => paragraph.replace(/[ \t]*\n[ \t]*/g, ' '))
    .join('\n');

/** What YAML lets pass, and what is another thing then than somebody meant. */
function findSilent(root: ParsedNode, source: string, keys: ReadonlySet<string>) {
  const found: { at: number; problem: string }[] = [];
  visit(root, (role, node) => {
    if (!isNode(node) || !node.range) return;
    const [at, end] = node.range;
    if (isAlias(node) || (!isAlias(node) && node.anchor))
      found.push({ at, problem: 'a text that begins with * or & stands in quotes' });
    if (!isScalar(node) || role === 'key') return;
    const rest = source.slice(end).split('\n', 1)[0] ?? '';
    const isBlock = node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL;
    if (!isBlock && /^[ \t]*#/.test(rest)) {
      const problem =
        end === at
          ? 'what begins with # is not read: put the text in quotes'
          : 'what stands behind # is not read: put the text in quotes, or the note in a line of its own';
      found.push({ at, problem });
    }
    const [first = '', ...below] = source.slice(at, end).split('\n');
    const key = (line: string) => /^\s*(?:- +)?["']?([\w-]+)["']?:(?:\s|$)/.exec(line)?.[1] ?? '';
    const swallowed = below.findIndex(
      (line) => keys.has(key(line)) || (!isBlock && /^\s*-\s/.test(line)),
    );
    if (swallowed < 0) return;
    const isOpen = /^["']/.test(first);
    found.push(
      isOpen
        ? { at, problem: `the quote ${first.charAt(0)} that begins here has no end in its line` }
        : {
            at: at + [first, ...below.slice(0, swallowed)].join('\n').length + 1,
            problem:
              'is read as a part of the text above, for it begins too far to the right: let it begin where the other fields do',
          },
    );
  });
  return found[0];
}

/**
 * Reads a content file as YAML.
 *
 * @param text the whole file
 * @param keys all fields that content has, by which mistakes are recognised
 * @returns the file, or the first mistake for which it cannot be read
 */
export function readYaml(text: string, keys: ReadonlySet<string>): YamlFile | LineProblem {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const lines = source.split('\n');
  const ahead = lookAhead(lines, keys);
  if (ahead) return ahead;

  const lineCounter = new LineCounter();
  const document = parseDocument(source, { schema: 'failsafe', lineCounter, prettyErrors: false });
  const lineAt = (position: number) => lineCounter.linePos(position).line;
  const [error] = [...document.errors, ...document.warnings];
  if (error) return explainError(error.code, lineAt(error.pos[0]), lines, keys);
  const root = document.contents;
  const silent = root && findSilent(root, source, keys);
  if (silent) return { line: lineAt(silent.at), problem: silent.problem };

  visit(document, {
    Scalar: (_, node) => {
      if (node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED)
        node.value =
          node.type === Scalar.BLOCK_LITERAL
            ? joinLines(String(node.value))
            : String(node.value).trimEnd();
    },
  });
  const nodeAt = (path: Path) => (path.length === 0 ? root : document.getIn(path, true));
  /** The line of what is at the end of a path, if that is there: of a field that of its name, for its text may begin below. */
  const lineOfLast = (path: Path): number | undefined => {
    const [parent, last] = [nodeAt(path.slice(0, -1)), path.at(-1)];
    const node = isMap(parent)
      ? parent.items.find(({ key }) => String(key) === String(last))?.key
      : isSeq(parent) && parent.items[Number(last)];
    return isNode(node) && node.range ? lineAt(node.range[0]) : undefined;
  };
  return {
    value: document.toJS(),
    lineOf: (path) => {
      for (let length = path.length; length > 0; length--) {
        const line = lineOfLast(path.slice(0, length));
        if (line !== undefined) return line;
      }
      return root?.range ? lineAt(root.range[0]) : 1;
    },
    isInBraces: (path) => {
      const node = nodeAt(path);
      return isMap(node) && node.flow === true;
    },
  };
}
