import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { parse, parseDocument } from 'yaml';
import { rewriteYaml, type Value } from '@/lib/content/rewrite-yaml';
import { COLLECTION_NAMES, COLLECTIONS } from '@/lib/content/collections';

const parseYaml = (source: string) => parse(source, { schema: 'failsafe' }) as Value;

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

type Item = Record<string, Value>;
type Change = (trials: Item, camp: Item, first: Item) => Item[];

/** The content of the news after a change. */
function applyChange(change: Change): Item[] {
  const [trials = {}, camp = {}, first = {}] = parseYaml(NEWS) as Item[];
  return change(trials, camp, first);
}

/** The lines that a change has removed (-) and added (+). */
function listChangedLines(changed: string): string[] {
  const [old, lines] = [NEWS.split('\n'), changed.split('\n')];
  return [
    ...old.filter((line) => !lines.includes(line)).map((line) => `-${line}`),
    ...lines.filter((line) => !old.includes(line)).map((line) => `+${line}`),
  ];
}

const NEW_ITEM = { id: 'new', title: { en: 'New' }, content: { en: 'Text' } };

it.each<[name: string, change: Change, lines: string[]]>([
  [
    'a text',
    (trials, ...rest) => [{ ...trials, title: { en: 'State trials', hi: 'चयन' } }, ...rest],
    ['-    en: Trials', '+    en: State trials'],
  ],
  [
    'a new translation',
    (trials, camp, first) => [trials, camp, { ...first, title: { en: 'First', hi: 'पहला' } }],
    ['+    hi: पहला'],
  ],
  [
    'a removed translation',
    (trials, ...rest) => [{ ...trials, title: { en: 'Trials' } }, ...rest],
    ['-    hi: चयन'],
  ],
  [
    'a new field between others',
    ({ published_at = '', ...trials }, ...rest) => [
      { ...trials, image_url: 'news/a.jpg', published_at },
      ...rest,
    ],
    ['+  image_url: news/a.jpg'],
  ],
  [
    'an entry written in braces',
    (trials, camp, first) => [trials, { ...camp, title: { en: 'Camp: the date' } }, first],
    ["-  title: { en: 'Camp: the plan' }", "+    en: 'Camp: the date'"],
  ],
])('changes only the lines of %s', (_, change, lines) => {
  const source = rewriteYaml(NEWS, applyChange(change));
  expect(listChangedLines(source)).toEqual(lines);
  expect(parseYaml(source)).toEqual(applyChange(change));
});

it('keeps the blank lines between entries, and the comments with their entries', () => {
  const items = applyChange((trials, camp, first) => [first, NEW_ITEM, trials, camp]);
  const withoutFields = rewriteYaml(NEWS, items).replace(/^ .*\n/gm, '');
  expect(withoutFields).toBe(`# The newest first.
# The first item of all.
- id: first

- id: new

- id: trials

- id: camp
`);
});

it.each([
  ['a line break', 'One\ntwo', 'One two'],
  ['an empty line, which the schemas refuse', 'One\n\ntwo', 'One\ntwo'],
  ['a colon', 'Kabaddi: the final', 'Kabaddi: the final'],
  ['quotes', `"It's" on`, `"It's" on`],
  ['a sign', '@scse', '@scse'],
])('writes %s so that it can be read again', (_, text, read) => {
  expect(parseYaml(rewriteYaml('- en: a\n', [{ en: text }]))).toEqual([{ en: read }]);
});

it('folds a long text, and starts no line with what looks like a field', () => {
  const text = `${'word '.repeat(18)}title: ${'word '.repeat(9)}end`;
  const source = rewriteYaml('- en: a\n', [{ en: text }]);
  expect(source).toMatch(/^- en: >-\n/);
  expect(source).not.toMatch(/^ +title:/m);
  expect(parseYaml(source)).toEqual([{ en: text }]);
});

it('empties a list, and fills an empty one', () => {
  expect(rewriteYaml(NEWS, [])).toBe('[]\n');
  expect(rewriteYaml('[]', [NEW_ITEM])).toMatch(/^- id: new\n {2}title:\n {4}en: New\n/);
});

it('writes any content over any other, and leaves a file with the same content as it is', () => {
  const word = fc.stringMatching(/^[a-zA-Z0-9'":#&*!{}[\],@%|>?-]{1,8}$/);
  const text = fc.array(word, { minLength: 1, maxLength: 30 }).map((words) => words.join(' '));
  const title = fc.record({ en: text, hi: text }, { requiredKeys: ['en'] });
  const entry = fc.record({ id: word, title, list: fc.array(text) }, { requiredKeys: ['title'] });
  const contents = fc.oneof(
    fc.array(entry, { minLength: 1 }),
    fc.record({ a: text, b: fc.array(entry), c: fc.record({ d: text }) }, { requiredKeys: ['c'] }),
  );
  expect(rewriteYaml(NEWS, parseYaml(NEWS))).toBe(NEWS);
  fc.assert(
    fc.property(contents, contents, (old, value) => {
      const source = rewriteYaml('', old);
      expect(rewriteYaml(source, old)).toBe(source);
      expect(parseYaml(rewriteYaml(source, value))).toEqual(value);
    }),
    { numRuns: 100 },
  );
});

/** The lists in a file's content, each with its path. */
function findLists(
  value: Value,
  place: (string | number)[] = [],
): { place: (string | number)[]; entries: Value[] }[] {
  if (typeof value === 'string') return [];
  const own = Array.isArray(value) ? [{ place, entries: value as Value[] }] : [];
  // The last entry of a list stands for all.
  const fields = Object.entries(value).slice(Array.isArray(value) ? -1 : 0);
  return [...own, ...fields.flatMap(([key, field]) => findLists(field as Value, [...place, key]))];
}

/** Whether a text is a longer one without some consecutive lines. */
function isWithoutLines(shorter: string, longer: string): boolean {
  const [few, many] = [shorter.split('\n'), longer.split('\n')];
  const same = few.findIndex((line, index) => line !== many[index]);
  const above = same < 0 ? few.length : same;
  return few.slice(above).join('\n') === many.slice(many.length - few.length + above).join('\n');
}

const sortLines = (source: string) => source.split('\n').filter(Boolean).sort();

it.each(COLLECTION_NAMES)('changes only the lines of an entry in the file of %s', (name) => {
  const source = readFileSync(path.join(__dirname, '../fixture', COLLECTIONS[name].file), 'utf8');
  const isSpaced = /\n\n- /.test(source);
  for (const { place, entries } of findLists(parseYaml(source))) {
    const [first, second, ...rest] = entries;
    if (first === undefined || second === undefined) continue;
    const write = (...changed: Value[]) => {
      const document = parseDocument(source, { schema: 'failsafe' });
      document.setIn(place, changed);
      const written = rewriteYaml(source, document.toJS());
      expect(parseYaml(written)).toEqual(document.toJS());
      if (isSpaced) expect(written).not.toMatch(/[^\n]\n- /);
      return written;
    };
    expect([place, isWithoutLines(write(first, ...rest), source)]).toEqual([place, true]);
    const longer = write(first, NEW_ITEM, second, ...rest);
    expect([place, isWithoutLines(source, longer)]).toEqual([place, true]);
    expect(sortLines(write(second, first, ...rest))).toEqual(sortLines(source));
  }
});
