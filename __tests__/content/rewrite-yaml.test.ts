import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { parse } from 'yaml';
import { rewriteYaml, type Value } from '@/lib/content/rewrite-yaml';
import { CONTENT_FILES } from '@/lib/content/schemas/content';

const parsed = (source: string) => parse(source, { schema: 'failsafe' }) as Value;

const NEWS = `# The newest first.
- id: trials
  title:
    en: Trials
    hi: चयन
  # Ask the office before this is changed.
  content:
    en: >-
      Forty athletes from thirty districts will travel to the national games this winter, and so
      will their coaches.
  published_at: 2026-12-08

- id: camp
  title: { en: 'Camp: the plan' }
  content:
    en: "It's on"
  published_at: 2026-11-30

# The first item of all.
- id: first
  title:
    en: First
  content:
    en: Text
  published_at: 2026-10-01
`;

/** The file after a change of its content. */
function after(change: (items: Record<string, Value>[]) => Value): string {
  return rewriteYaml(NEWS, change(structuredClone(parsed(NEWS)) as Record<string, Value>[]));
}

/** The lines that a change took out (-) and put in (+), in their order; those that moved are both. */
function changedLines(source: string): string[] {
  const [old, lines] = [NEWS.split('\n'), source.split('\n')];
  return [
    ...old.filter((line) => !lines.includes(line)).map((line) => `-${line}`),
    ...lines.filter((line) => !old.includes(line)).map((line) => `+${line}`),
  ];
}

const NEW_ITEM = { id: 'new', title: { en: 'New' }, content: { en: 'Text' } };

it('leaves a file as it is whose content is the same', () => {
  expect(after((items) => items)).toBe(NEWS);
});

it.each<[string, (items: Record<string, Value>[]) => Value, string[]]>([
  [
    'a text',
    ([trials = {}, ...rest]) => [{ ...trials, title: { en: 'State trials', hi: 'चयन' } }, ...rest],
    ['-    en: Trials', '+    en: State trials'],
  ],
  [
    'a text that is new in its entry',
    ([trials, camp, first = {}]) => [
      trials ?? {},
      camp ?? {},
      { ...first, title: { en: 'First', hi: 'पहला' } },
    ],
    ['+    hi: पहला'],
  ],
  [
    'a text that is taken out',
    ([trials = {}, ...rest]) => [{ ...trials, title: { en: 'Trials' } }, ...rest],
    ['-    hi: चयन'],
  ],
  [
    'a field between others',
    ([trials = {}, ...rest]) => {
      const { published_at, ...before } = trials;
      return [{ ...before, image_url: 'news/a.jpg', published_at: published_at ?? '' }, ...rest];
    },
    ['+  image_url: news/a.jpg'],
  ],
  [
    'an entry written between braces',
    ([trials, camp = {}, first]) => [
      trials ?? {},
      { ...camp, title: { en: 'Camp: the date' } },
      first ?? {},
    ],
    ["-  title: { en: 'Camp: the plan' }", "+    en: 'Camp: the date'"],
  ],
  ['a new entry', (items) => [NEW_ITEM, ...items], ['+- id: new', '+    en: New']],
  ['the order of entries', ([trials, camp, first]) => [first ?? {}, trials ?? {}, camp ?? {}], []],
  [
    'an entry that is gone',
    ([trials, , first]) => [trials ?? {}, first ?? {}],
    [
      '-- id: camp',
      "-  title: { en: 'Camp: the plan' }",
      `-    en: "It's on"`,
      '-  published_at: 2026-11-30',
    ],
  ],
])('changes only the lines of %s', (_, change, lines) => {
  const source = after(change);
  expect(changedLines(source)).toEqual(lines);
  expect(parsed(source)).toEqual(change(parsed(NEWS) as Record<string, Value>[]));
});

it('keeps the blank lines between entries, and the notes with theirs', () => {
  const source = after(([trials, camp, first]) => [
    first ?? {},
    NEW_ITEM,
    trials ?? {},
    camp ?? {},
  ]);
  expect(source.split('\n').filter((line) => /^(-|#|$)/.test(line))).toEqual([
    '# The newest first.',
    '# The first item of all.',
    '- id: first',
    '',
    '- id: new',
    '',
    '- id: trials',
    '',
    '- id: camp',
    '',
  ]);
});

it.each([
  ['a line break', 'One\ntwo', 'One two'],
  ['an empty line, which the schemas refuse', 'One\n\ntwo', 'One\ntwo'],
  ['a colon', 'Kabaddi: the final', 'Kabaddi: the final'],
  ['quotes', `"It's" on`, `"It's" on`],
  ['a sign', '@scse', '@scse'],
])('writes %s so that it is read again', (_, text, read) => {
  expect(parsed(rewriteYaml('- en: a\n', [{ en: text }]))).toEqual([{ en: read }]);
});

it('folds a long text, and begins no line with what could be taken for a field', () => {
  const text = `${'word '.repeat(18)}title: ${'word '.repeat(9)}end`;
  const source = rewriteYaml('- en: a\n', [{ en: text }]);
  const lines = source.trimEnd().split('\n');
  expect(lines[0]).toBe('- en: >-');
  expect(lines.filter((line) => /^ +title:/.test(line))).toEqual([]);
  expect(parsed(source)).toEqual([{ en: text }]);
});

it('empties a list, and fills an empty one', () => {
  expect(rewriteYaml(NEWS, [])).toBe('[]\n');
  expect(rewriteYaml('[]', [NEW_ITEM])).toMatch(/^- id: new\n {2}title:\n {4}en: New\n/);
});

const word = fc.stringMatching(/^[a-zA-Z0-9'":#&*!{}[\],@%|>?-]{1,8}$/);
const text = fc.array(word, { minLength: 1, maxLength: 30 }).map((words) => words.join(' '));
const entry = fc.record(
  {
    id: word,
    title: fc.record({ en: text, hi: text }, { requiredKeys: ['en'] }),
    list: fc.array(text),
  },
  { requiredKeys: ['title'] },
);
const contents = fc.oneof(
  fc.array(entry, { minLength: 1 }),
  fc.record({ a: text, b: fc.array(entry), c: fc.record({ d: text }) }, { requiredKeys: ['c'] }),
);

it('writes any content over any other, and nothing of a file whose content is the same', () => {
  fc.assert(
    fc.property(contents, contents, (old, value) => {
      const source = rewriteYaml('', old);
      expect(rewriteYaml(source, old)).toBe(source);
      expect(parsed(rewriteYaml(source, value))).toEqual(value);
    }),
    { numRuns: 100 },
  );
});

/** Where a list stands in a file's content, and what is in it. */
interface List {
  path: (string | number)[];
  entries: Value[];
}

function listsIn(value: Value, path: (string | number)[] = []): List[] {
  if (typeof value === 'string') return [];
  const own = Array.isArray(value) ? [{ path, entries: value as Value[] }] : [];
  // Of the entries of a list the last one stands for all.
  const fields = Object.entries(value).slice(Array.isArray(value) ? -1 : 0);
  return [...own, ...fields.flatMap(([key, field]) => listsIn(field as Value, [...path, key]))];
}

const withEntries = (value: Value, [key, ...rest]: List['path'], entries: Value): Value => {
  if (key === undefined) return entries;
  const copy = structuredClone(value) as Record<string, Value>;
  copy[key] = withEntries(copy[key] ?? '', rest, entries);
  return copy;
};

/** Whether a text is another one without some lines that stand below each other. */
function isWithoutLines(shorter: string, longer: string): boolean {
  const [few, many] = [shorter.split('\n'), longer.split('\n')];
  const same = few.findIndex((line, index) => line !== many[index]);
  const above = same < 0 ? few.length : same;
  return few.slice(above).join('\n') === many.slice(many.length - few.length + above).join('\n');
}

const sortLines = (source: string) =>
  source
    .split('\n')
    .filter((line) => line !== '')
    .sort();

describe.each(CONTENT_FILES)('data/%s.yaml', (file) => {
  const source = readFileSync(path.join(__dirname, '../fixture/data', `${file}.yaml`), 'utf8');
  const content = parsed(source);
  const lists = listsIn(content).filter(({ entries }) => entries.length > 1);
  const isSpaced = /\n\n- /.test(source);

  it('changes by the lines of an entry that is added, taken out, or put elsewhere', () => {
    for (const { path: place, entries } of lists) {
      const [first = '', second = '', ...rest] = entries;
      const write = (...changed: Value[]) => {
        const value = withEntries(content, place, changed);
        const written = rewriteYaml(source, value);
        expect(parsed(written)).toEqual(value);
        if (isSpaced) expect(written).not.toMatch(/[^\n]\n- /);
        return written;
      };
      const shorter = write(first, ...rest);
      expect([place, isWithoutLines(shorter, source)]).toEqual([place, true]);
      const longer = write(first, NEW_ITEM, second, ...rest);
      expect([place, isWithoutLines(source, longer)]).toEqual([place, true]);
      expect(sortLines(write(second, first, ...rest))).toEqual(sortLines(source));
    }
  });
});
