import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { parse } from 'yaml';
import { parseContentFile } from '@/lib/content/parse-content-file';
import { rewriteYaml, type YamlValue } from '@/editor/rewrite-yaml';

const parseYaml = (source: string) => parse(source, { schema: 'failsafe' }) as YamlValue;

const NEWS = readFileSync('__tests__/editor/news.yaml', 'utf8');

/** A word with signs that mean something in YAML. */
const word = fc.stringMatching(/^[a-zA-Z0-9'":#&*!{}[\],@%|>?-]{1,8}$/);

const NEW_ITEM = { id: 'new', title: { en: 'New' }, content: { en: 'Text' } };

it.each<[name: string, old: string | RegExp, changed: string]>([
  ['a text', 'en: Trials', 'en: State trials'],
  ['a new translation', 'en: First\n', 'en: First\n    hi: पहला\n'],
  ['a removed translation', '    hi: चयन\n', ''],
  ['a new field', /(?<=2026-12-08\n)/, '  image_url: a.jpg\n'],
  ['a new entry of an inner list', '    - Free\n', '    - Free\n    - New\n'],
  ['a text in braces', "{ en: 'Camp: the plan' }", "{ en: 'Camp: two', hi: शिविर }"],
  ['a removed entry', /- id: camp[^]*?\n\n/, ''],
])('Only the lines of %s change', (_, old, changed) => {
  const source = NEWS.replace(old, changed);
  expect(source).not.toBe(NEWS);
  expect(rewriteYaml(NEWS, parseYaml(source))).toBe(source);
});

it('The blank lines between entries stay, and the comments stay with their entries', () => {
  const [trials = {}, camp = {}, first = {}] = parseYaml(NEWS) as Record<string, YamlValue>[];
  const later = { ...trials, published_at: '2026-12-09' };
  const source = rewriteYaml(NEWS, [first, NEW_ITEM, later, camp]);
  expect(source).toContain('# Ask the office before this is changed.');
  expect(source.replace(/^ .*\n/gm, '')).toBe(`# The newest first.
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
])('A text with %s is written so that it can be read again', (_, text, read) => {
  expect(parseContentFile(rewriteYaml('- en: a\n', [{ en: text }]))).toMatchObject({
    value: [{ en: read }],
  });
});

it('The lines of Markdown stay, and all other lines of its file', () => {
  const source =
    '# Ours\n- slug: a\n  body:\n    en: |\n      One\n\n      - two\n  menu: footer\n';
  const page = { slug: 'a', body: { en: 'One\n\n- two' }, menu: 'footer' };
  expect(rewriteYaml(source, [page])).toBe(source);
  const body = { en: '## title: b\n\n- two\n', hi: 'दो' };
  const changed = rewriteYaml(source, [
    { ...page, body },
    { slug: 'b', body },
  ]);
  const written = '  body:\n    en: |\n      ## title: b\n\n      - two\n    hi: दो\n';
  expect(changed).toBe(`# Ours\n- slug: a\n${written}  menu: footer\n- slug: b\n${written}`);
  const read = parseContentFile(changed);
  const kept = { en: '## title: b\n\n- two', hi: 'दो' };
  expect('value' in read && read.value).toEqual([
    { ...page, body: kept },
    { slug: 'b', body: kept },
  ]);
});

it('A list can be emptied, and an empty one filled', () => {
  expect(rewriteYaml(NEWS, [])).toBe('# The newest first.\n[]\n');
  expect(rewriteYaml('[]', [NEW_ITEM])).toMatch(/^- id: new\n {2}title:\n {4}en: New\n/);
});

it('Any content can be written over any other, and a file with the same content stays as it is', () => {
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
