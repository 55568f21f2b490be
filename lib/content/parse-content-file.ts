import { isAlias, isNode, isPair, isScalar, LineCounter, parseDocument } from 'yaml';
import { Scalar, visit, type Document, type YAMLError } from 'yaml';
import { cleanText } from '@/lib/model/invisible-characters';
import type { ContentPath } from '@/lib/model/content-paths';
import { formatValueProblem, type Problem } from './issue';
import { explainYamlError } from './yaml-problems';

/** A parsed content file. */
export interface YamlFile {
  /** The content as lists, objects and strings. Numbers and dates are strings too. */
  value: unknown;
  /** Returns the line of the value at a path. If there is no such value, it returns the line of its nearest parent. */
  getLine: (path: ContentPath) => number;
}

/** The clean text of a YAML scalar. Markdown, in fields named body, keeps its lines; other texts only paragraphs. */
function readScalar({ type, value }: Scalar, ancestors: readonly unknown[]): string {
  const text = String(value).trim();
  if (ancestors.some((node) => isPair(node) && String(node.key) === 'body')) return text;
  const isLiteral = type === Scalar.BLOCK_LITERAL;
  const lines = isLiteral ? text.replace(/(?<!\n)\n(?!\n)/g, ' ').replace(/\n+/g, '\n') : text;
  return cleanText(lines);
}

/** The position at which a mistake begins. For a quote that is not closed, the parser tells only the end of the text. */
function getErrorPosition(document: Document, { code, pos: [end] }: YAMLError): number {
  let start = end;
  visit(document, {
    Scalar: (_, { range }) => {
      if (code === 'MISSING_CHAR' && range && range[0] < end && range[1] >= end) [start] = range;
    },
  });
  return start;
}

/** Cleans all texts. Returns the position of the first text that YAML reads only in part, or undefined. */
function cleanTexts(document: Document): number | undefined {
  const hiddenAt: number[] = [];
  visit(document, {
    Node: (role, node, ancestors) => {
      const isShortened = isScalar(node) && (node.comment ?? node.anchor) !== undefined;
      if ((isAlias(node) || isShortened) && node.range) hiddenAt.push(node.range[0]);
      if (role !== 'key' && isScalar(node)) node.value = readScalar(node, ancestors);
    },
  });
  return hiddenAt[0];
}

const HIDDEN_TEXT_PROBLEM =
  'has &, * or # in a place where YAML reads no text: put quotes around the text';

const NOT_UTF8_PROBLEM = 'is no plain text in UTF-8: save it so, in Notepad by Save as, Encoding';

function parseSource(source: string): YamlFile | Problem {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, {
    schema: 'failsafe',
    lineCounter,
    prettyErrors: false,
    logLevel: 'error',
  });
  const [error] = [...document.errors, ...document.warnings];
  const wrongAt = error ? getErrorPosition(document, error) : cleanTexts(document);
  if (wrongAt !== undefined) {
    const { line } = lineCounter.linePos(wrongAt);
    const text = source.split('\n')[line - 1] ?? '';
    const problem = error ? explainYamlError(error, text) : HIDDEN_TEXT_PROBLEM;
    return { line, problem: formatValueProblem(text.trim(), problem) };
  }

  const getLine = (path: ContentPath): number => {
    const node = document.getIn(path, true);
    if (isNode(node) && node.range) return lineCounter.linePos(node.range[0]).line;
    return path.length > 0 ? getLine(path.slice(0, -1)) : 1;
  };
  return { value: document.toJS(), getLine };
}

/**
 * Parses a content file as YAML.
 *
 * @param text the whole file
 * @returns the file, or the first mistake that prevents parsing
 */
export function parseContentFile(text: string): YamlFile | Problem {
  // UTF-16 has zeros between Latin letters, and files of other programs have them too.
  if (text.includes('\0')) return { line: 1, problem: NOT_UTF8_PROBLEM };
  try {
    return parseSource(text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'));
  } catch (error) {
    // For example a text with thousands of brackets.
    return { line: 1, problem: error instanceof Error ? error.message : String(error) };
  }
}
