/** The marks of Markdown that buttons put into the text of a page, and remove at the second press. */
import { parseMarkdown, walkMarkdown, type Node } from '@/lib/model/markdown';

/** A text whose lines end with LF, and the offsets of what is selected: twice the same for a cursor. */
interface SelectedText {
  text: string;
  start: number;
  end: number;
}

/** Puts marks into a selected line, and removes them. */
export interface Marks {
  put: (line: string, isFirst: boolean) => string;
  remove: (line: string) => string;
}

/** Signs before and after the selected part of a line. No text has these characters, which are for private use. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];

const removeSigns = (text: string) => text.replace(/[\uE000\uE001]/g, '');

const hasSigns = (line: string) => line.includes(OPEN);

/** The mark of a heading or of an entry of a list. Its indent is $1. */
const LINE_MARK = /^( *)((#{1,6}|[-*+]|\d+[.)]) +)?/;

/** Puts the signs of a line after its line mark. */
function placeSigns(line: string): string {
  const plain = removeSigns(line);
  const open = Math.max(line.indexOf(OPEN), LINE_MARK.exec(plain)?.[0].length ?? 0);
  const close = Math.max(line.indexOf(CLOSE) - 1, open);
  return plain.slice(0, open) + OPEN + plain.slice(open, close) + CLOSE + plain.slice(close);
}

/** Splits a text into lines, with signs around the selected part of each line. */
function splitLines({ text, start, end }: SelectedText): string[] {
  const [, blank = '', words = ''] = /^(\s*)(.*?)\s*$/s.exec(text.slice(start, end)) ?? [];
  const signed = OPEN + words.replace(/\s*\n\s*/g, `${CLOSE}$&${OPEN}`) + CLOSE;
  const from = start + blank.length;
  const whole = text.slice(0, from) + signed + text.slice(from + words.length);
  return whole.split('\n').map((line) => (hasSigns(line) ? placeSigns(line) : line));
}

/** Puts marks into the selected lines, or removes them if all lines have them. The selection stays. */
export function toggleMarks(selected: SelectedText, { put, remove }: Marks): SelectedText {
  const lines = splitLines(selected);
  const first = lines.findIndex(hasSigns);
  const last = lines.findLastIndex(hasSigns);
  const isOn = lines.every((line) => !hasSigns(line) || put(line, true) === line);
  const change = isOn ? remove : put;
  const changed = lines.map((line, index) =>
    hasSigns(line) ? change(line, index === first) : line,
  );
  // Without an empty line between, Markdown would join the lines beside them. Lines with the same mark need none.
  const needsGap = (line = '') =>
    line.trim() !== '' && (put(line, false) !== line || (isOn && remove(line) !== line));
  if (needsGap(lines[last + 1])) changed.splice(last + 1, 0, '');
  if (needsGap(lines[first - 1])) changed.splice(first, 0, '');
  const text = changed.join('\n');
  const end = removeSigns(text.slice(0, text.lastIndexOf(CLOSE))).length;
  return { text: removeSigns(text), start: text.indexOf(OPEN), end };
}

const SIGNED_WORDS =
  /([\p{L}\p{M}\p{N}\p{Join_C}]*)\uE000(.*)\uE001([\p{L}\p{M}\p{N}\p{Join_C}]*)/u;

/** Marks around the selected words, or around the word of the cursor: within a word, Markdown has no marks. */
function createWordMarks(type: Node['type'], before: string, after = before): Marks {
  const remove = (line: string) => {
    const [open, close] = [line.indexOf(OPEN), line.indexOf(CLOSE)];
    // Replaces the indent, because Markdown reads a line with a large indent as code.
    for (const node of walkMarkdown(parseMarkdown(line.replace(/(?<=^ *) /g, '>')))) {
      const [from = 0, to = 0] = [node.position?.start.offset, node.position?.end.offset];
      // A cursor may be beside the marks, and a selection may begin and end with them.
      if (node.type !== type || open < Math.max(from - 2, 0) || close > to + 1) continue;
      const end = type === 'link' ? line.lastIndexOf('](', to) : to - before.length;
      const words = line.slice(from + before.length, end);
      // The cursor may be in the address of a link.
      const signed = words.includes(CLOSE) ? words : OPEN + removeSigns(words) + CLOSE;
      return line.slice(0, from) + signed + line.slice(to);
    }
    return line;
  };
  const marked = `${before}$1${OPEN}$2${CLOSE}$3${after}`;
  return {
    remove,
    put: (line) => (remove(line) === line ? line.replace(SIGNED_WORDS, marked) : line),
  };
}

/** A mark at the beginning of a line. It replaces other marks there. */
const createLineMark = (mark: string, kind: RegExp): Marks => ({
  put: (line) => (kind.test(line) ? line : line.replace(LINE_MARK, `$1${mark}`)),
  remove: (line) => line.replace(LINE_MARK, '$1'),
});

/** Makes lines the rows of a table. A second press removes nothing. */
const TABLE: Marks = {
  put: (line, isFirst) => {
    if (removeSigns(line).startsWith('|')) return line;
    return `| ${line.replace(LINE_MARK, '')} | |${isFirst ? '\n| - | - |' : ''}`;
  },
  remove: (line) => line,
};

/** A picture, with the selected words as its description. */
export const createPicture = (address: string): Marks => ({
  put: (line) => line.replace(/\uE000.*\uE001/, (words) => `![${words}](${address})`),
  remove: (line) => line,
});

/** The marks of each button. */
export const MARKS: Record<string, Marks> = {
  Bold: createWordMarks('strong', '**'),
  Italic: createWordMarks('emphasis', '*'),
  Link: createWordMarks('link', '[', '](https://)'),
  Heading: createLineMark('## ', /^ *#{1,6} /),
  List: createLineMark('- ', /^ *[-*+] /),
  'Numbered list': createLineMark('1. ', /^ *\d+[.)] /),
  Table: TABLE,
};
