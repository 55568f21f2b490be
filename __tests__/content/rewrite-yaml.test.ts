import fc from 'fast-check';
import { parse } from 'yaml';
import { rewriteYaml, type Value } from '@/lib/content/rewrite-yaml';

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
  notes:
    - Free
    - Bring water
  published_at: 2026-11-30

# The first item of all.
- id: first
  title:
    en: First
  content:
    en: Text
  published_at: 2026-10-01
`;

/** Where the second item is. */
const CAMP_RANGE = [NEWS.indexOf('- id: camp'), NEWS.indexOf('# The first item')] as const;

type Item = Record<string, Value>;
type Change = (trials: Item, camp: Item, first: Item) => Item[];

/** The content of the news after a change. */
function applyChange(change: Change): Item[] {
  const [trials = {}, camp = {}, first = {}] = parseYaml(NEWS) as Item[];
  return change(trials, camp, first);
}

const NEW_ITEM = { id: 'new', title: { en: 'New' }, content: { en: 'Text' } };

it.each<[name: string, change: Change, from: string, to: string]>([
  [
    'a text',
    (trials, ...rest) => [{ ...trials, title: { en: 'State trials', hi: 'चयन' } }, ...rest],
    'en: Trials',
    'en: State trials',
  ],
  [
    'a new translation',
    (trials, camp, first) => [trials, camp, { ...first, title: { en: 'First', hi: 'पहला' } }],
    'en: First\n',
    'en: First\n    hi: पहला\n',
  ],
  [
    'a removed translation',
    (trials, ...rest) => [{ ...trials, title: { en: 'Trials' } }, ...rest],
    '    hi: चयन\n',
    '',
  ],
  [
    'a new field between others',
    ({ published_at = '', ...trials }, ...rest) => [
      { ...trials, image_url: 'news/a.jpg', published_at },
      ...rest,
    ],
    '  published_at: 2026-12-08\n',
    '  image_url: news/a.jpg\n  published_at: 2026-12-08\n',
  ],
  [
    'a new entry of an inner list',
    (trials, camp, first) => [trials, { ...camp, notes: ['Free', 'New', 'Bring water'] }, first],
    '    - Free\n',
    '    - Free\n    - New\n',
  ],
  [
    'an entry written in braces',
    (trials, camp, first) => [trials, { ...camp, title: { en: 'Camp: the date' } }, first],
    "title: { en: 'Camp: the plan' }",
    "title:\n    en: 'Camp: the date'",
  ],
  ['a removed entry', (trials, _, first) => [trials, first], NEWS.slice(...CAMP_RANGE), ''],
])('changes only the lines of %s', (_, change, from, to) => {
  const source = rewriteYaml(NEWS, applyChange(change));
  expect(source).toBe(NEWS.replace(from, to));
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
  ['quotes', `"It's" on`, `"It's" on`],
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
