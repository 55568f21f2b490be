import ts from 'typescript';
import type { Fault } from './fault';

/** A data file as text. */
export interface Source {
  /** As faults name it, such as `data/events.ts`. */
  file: string;
  text: string;
}

/** What is wrong, and in which line, counted from 1. */
interface Finding {
  line: number;
  problem: string;
}

/** The first place of a text at which TypeScript can no longer follow, and what stands around it. */
interface Halt {
  text: string;
  /** Where it is. */
  at: number;
  code: number;
  message: string;
  /** What stands there, up to the end of the line. */
  ahead: string;
  /** What stands before it in its line, without the space between. */
  behind: string;
  line: number;
  /** The last line before it that has something in it. */
  lineBehind: number;
  /** Whether a text of the same line does not end. */
  isTextOpen: boolean;
}

const lineAt = (text: string, position: number) => text.slice(0, position).split('\n').length;

const COMMA_EXPECTED = 1005;
const TEXT_NOT_ENDED = 1002;
const TEMPLATE_NOT_ENDED = 1160;
const COMMENT_NOT_ENDED = 1010;
const STRANGE_CHARACTER = 1127;
const MERGE_MARK = 1185;
/** A number that begins with 0, has one in it, or goes over into a word. */
const STRANGE_NUMBERS = [1121, 1489, 1351, 1124, 6188];

/** What opens and what closes it; a value in a text of ` begins with ${. */
const PAIRS: Record<string, string> = { '{': '}', '[': ']', '(': ')', '${': '}' };

/** The bracket that has no other half, if there is one. */
function loneBracket(text: string): Finding | undefined {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, undefined, text);
  const open: { bracket: string; line: number }[] = [];
  const unclosed = (bracket = '', line = 0): Finding => ({
    line,
    problem: `the ${bracket} of this line is never closed: a ${PAIRS[bracket]} is missing below`,
  });
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    if (kind === ts.SyntaxKind.CloseBraceToken && open.at(-1)?.bracket === '${') {
      if (scanner.reScanTemplateToken(false) === ts.SyntaxKind.TemplateTail) open.pop();
      continue;
    }
    const token = kind === ts.SyntaxKind.TemplateHead ? '${' : scanner.getTokenText();
    if (token in PAIRS) {
      open.push({ bracket: token, line: lineAt(text, scanner.getTokenStart()) });
      continue;
    }
    if (!Object.values(PAIRS).includes(token)) continue;
    const last = open.pop();
    if (last && PAIRS[last.bracket] === token) continue;
    const line = lineAt(text, scanner.getTokenStart());
    const isFirstInLine = text.split('\n')[line - 1]?.trim().startsWith(token);
    const isBelow = open.some(({ bracket }) => PAIRS[bracket] === token);
    if (last && isBelow && isFirstInLine) return unclosed(last.bracket, last.line);
    const half = Object.keys(PAIRS).find((bracket) => PAIRS[bracket] === token);
    return {
      line,
      problem: `the ${token} of this line closes nothing: take it out, or write the ${half} that is missing before it`,
    };
  }
  const last = open.at(-1);
  return last && unclosed(last.bracket, last.line);
}

/** Where a text in ` begins, before a place, that has no end, or one in another line. */
function openTemplate(text: string, at: number): number | undefined {
  const marks = [...text.slice(0, at).matchAll(/(?<!\\)`/g)].map(({ index }) => index);
  return marks.find((mark, index) => {
    const end = marks[index + 1];
    return index % 2 === 0 && (end === undefined || text.slice(mark, end).includes('\n'));
  });
}

/** What is wrong, told from the place at which TypeScript halts; the first rule that knows counts. */
const RULES: readonly ((halt: Halt) => string | Finding | undefined)[] = [
  ({ code }) =>
    code === MERGE_MARK ? 'a mark of git stands here: decide between the two versions' : undefined,

  ({ code, text }) =>
    code === COMMENT_NOT_ENDED
      ? { line: lineAt(text, text.lastIndexOf('/*')), problem: 'the /* of this line has no */' }
      : undefined,

  ({ code, text, at }) => {
    const begin = openTemplate(text, at);
    const ends =
      begin !== undefined && lineAt(text, at) === lineAt(text, text.indexOf('`', begin + 1));
    if (begin === undefined || !(ends || code === TEMPLATE_NOT_ENDED)) return undefined;
    return { line: lineAt(text, begin), problem: 'the ` that begins here is never closed' };
  },

  ({ text, line }) => {
    const index = text
      .split('\n')
      .slice(0, line)
      .findIndex((code) => /^\s*<\/?[a-z]/i.test(code));
    return index < 0 ? undefined : { line: index + 1, problem: 'HTML cannot stand here' };
  },

  ({ text, at }) => {
    const end = text.slice(0, at).lastIndexOf('\n];');
    const below = text.slice(end + '\n];'.length, at);
    return end >= 0 && below.includes('{') && !below.includes('=')
      ? {
          line: lineAt(text, end + 1),
          problem: 'an entry stands below this ]; that ends the list: move it above',
        }
      : undefined;
  },

  ({ code, ahead }) => {
    if (code !== STRANGE_CHARACTER) return undefined;
    const character = String.fromCodePoint(ahead.codePointAt(0) ?? 0);
    const hex = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    return /[‘’‚“”„«»´]/.test(character)
      ? `${character} cannot begin or end a text: write '`
      : `${character} (U+${hex}) cannot stand here: put the text in quotes, or take it out`;
  },

  ({ code, ahead, behind }) => {
    if (!STRANGE_NUMBERS.includes(code)) return undefined;
    const [value] = /[\w+./-]+$/.exec(behind) ?? [''];
    const [rest] = /^[\w./-]+/.exec(ahead) ?? [''];
    const whole = value + rest;
    return /^\d+[-/.]\d+[-/.]\d+$/.test(whole)
      ? `dates stand in quotes: '${whole}'`
      : `what is no plain number stands in quotes: '${whole}'`;
  },

  ({ behind, ahead, isTextOpen }) =>
    /['"]$/.test(behind) && (isTextOpen || /^\p{L}/u.test(ahead))
      ? `the ${behind.at(-1)} before ${/^[^\s'",]*/.exec(ahead)?.[0]} ends the text: write ’ for an apostrophe`
      : undefined,

  ({ behind, isTextOpen, code }) => {
    if (!isTextOpen) return undefined;
    if (code !== TEXT_NOT_ENDED) return "the text does not begin with a quote: write '";
    const [, quote = "'"] = /(['"])[^'"]*['"]?,?$/.exec(behind) ?? [];
    return `the text that begins with ${quote} does not end with ${quote}, or is broken into lines`;
  },

  ({ text, line }) => {
    const lines = text.split('\n').slice(0, line);
    const index = lines.findLastIndex((code) => /['"`\]}][.;:]\s*$/.test(code));
    if (index < line - 2) return undefined;
    const mark = lines[index]?.trim().at(-1);
    return { line: index + 1, problem: `the line ends with ${mark} instead of a comma` };
  },

  ({ text, line }) => {
    const lines = text.split('\n').slice(0, line);
    const index = lines.findIndex((code) => /^\s*[^/*\s].*[\s(,:]https?:\/\//.test(code));
    return index < 0 ? undefined : { line: index + 1, problem: 'the address stands in no quotes' };
  },

  ({ code, ahead }) =>
    code !== COMMA_EXPECTED && ahead.startsWith(',') ? 'there is a comma too many' : undefined,

  ({ text }) => loneBracket(text),

  ({ behind, ahead }) => {
    const field = /^(\w+(?:[- ]\w+)+)\s*:/.exec(behind + ahead.replace(/^(?=\w)/, ' '))?.[1];
    return field && `${field} is not a field: write ${field.replace(/[- ]/g, '_')}`;
  },

  ({ behind, ahead }) =>
    /^\w+$/.test(behind) && /^['"`[{]/.test(ahead)
      ? `a colon (:) is missing after ${behind}`
      : undefined,

  ({ behind, ahead }) =>
    /(^|[^\w'"`])\w+$/.test(behind) && /^\w/.test(ahead)
      ? `what stands in no quotes is no text: ${`${behind} ${ahead}`.replace(/^\w+:\s*|,$/g, '')}`
      : undefined,

  ({ message, line, lineBehind }) =>
    message === "',' expected." && lineBehind < line
      ? { line: lineBehind, problem: `a comma is missing at the end of line ${lineBehind}` }
      : undefined,

  ({ message, ahead }) =>
    message === "',' expected."
      ? `a comma is missing before ${/[^'"`\s,\]})]+/.exec(ahead)?.[0]}`
      : undefined,
];

function haltOf(text: string, diagnostics: readonly ts.Diagnostic[]): Halt | undefined {
  const [first] = diagnostics;
  if (first?.start === undefined) return undefined;
  const at = first.start;
  const line = lineAt(text, at);
  const before = text.slice(0, at).trimEnd();
  return {
    text,
    at,
    code: first.code,
    message: ts.flattenDiagnosticMessageText(first.messageText, ' '),
    ahead: text.slice(at).split('\n')[0]?.trim() ?? '',
    behind: (text.slice(0, at).split('\n').at(-1) ?? '').trim(),
    line,
    lineBehind: lineAt(text, before.length),
    isTextOpen: diagnostics.some(
      ({ code, start = 0 }) => code === TEXT_NOT_ENDED && lineAt(text, start) === line,
    ),
  };
}

/** What TypeScript says of the syntax of a file alone, whatever it imports. */
function syntaxDiagnostics(text: string): readonly ts.Diagnostic[] {
  const source = ts.createSourceFile('data.ts', text, ts.ScriptTarget.Latest);
  const program = ts.createProgram({
    rootNames: [source.fileName],
    options: { noLib: true, noResolve: true },
    host: {
      fileExists: () => true,
      readFile: () => text,
      writeFile: () => undefined,
      getSourceFile: () => source,
      getDefaultLibFileName: () => '',
      getCurrentDirectory: () => '',
      getCanonicalFileName: (file) => file,
      useCaseSensitiveFileNames: () => true,
      getNewLine: () => '\n',
    },
  });
  return program.getSyntacticDiagnostics(source);
}

function syntaxFinding(text: string): Finding | undefined {
  const halt = haltOf(text, syntaxDiagnostics(text));
  if (!halt) return undefined;
  for (const rule of RULES) {
    const found = rule(halt);
    if (found) return typeof found === 'string' ? { line: halt.line, problem: found } : found;
  }
  return { line: halt.line, problem: `cannot be read (${halt.message})` };
}

/** What TypeScript follows and JavaScript does not, or what is no more than it seems: `=` for a colon, a field twice. */
function fieldFindings(text: string): Finding[] {
  const source = ts.createSourceFile('data.ts', text, ts.ScriptTarget.Latest);
  const found: Finding[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const names = new Set<string>();
      for (const property of node.properties) {
        const line = lineAt(text, property.getStart(source));
        const name = property.name?.getText(source) ?? '';
        if (ts.isShorthandPropertyAssignment(property) && property.equalsToken) {
          found.push({ line, problem: `write a colon (:) after ${name} instead of =` });
        } else if (name !== '' && names.has(name)) {
          found.push({ line, problem: `${name} is given twice in this entry: take one out` });
        }
        names.add(name);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * The faults that keep a data file from being read. Only the first one of each file is told: what follows it is
 * mostly its consequence.
 */
export function syntaxFaults(sources: readonly Source[]): Fault[] {
  return sources.flatMap(({ file, text }) => {
    const finding = syntaxFinding(text);
    const findings = finding ? [finding] : fieldFindings(text);
    return findings.map((found) => ({ file, entry: '', field: '', ...found }));
  });
}
