/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { withPicture } from '@/scripts/author/gallery-source';

const sources = {
  rules: readFileSync('lib/gallery.ts', 'utf8'),
  data: readFileSync('data/gallery.ts', 'utf8'),
};
const size = Number(/GALLERY_SIZE = (\d+)/.exec(sources.rules)?.[1]);

it('counts the picture and describes it last', () => {
  const { number, rules, data } = withPicture(sources, 'A relay team at the finish');
  expect(number).toBe(size + 1);
  expect(rules).toBe(sources.rules.replace(`= ${size};`, `= ${size + 1};`));
  expect(data).toContain(",\n  'A relay team at the finish',\n];\n");
  expect(data.length - sources.data.length).toBe("  'A relay team at the finish',\n".length);
});

it('adds picture after picture', () => {
  const once = withPicture(sources, 'First');
  const { number, data } = withPicture(once, 'Second');
  expect(number).toBe(size + 2);
  expect(data).toContain("  'First',\n  'Second',\n];\n");
});

it.each([
  { kind: 'an apostrophe', description: "The state's team", code: `"The state's team"` },
  { kind: 'quotes', description: 'The "B" team', code: `'The "B" team'` },
  { kind: 'both', description: `The state's "B" team`, code: `'The state\\'s "B" team'` },
  { kind: 'a backslash', description: 'A \\ B', code: `'A \\\\ B'` },
  { kind: 'a dollar sign', description: 'A $& B', code: `'A $& B'` },
])('writes $kind as code', ({ description, code }) => {
  expect(withPicture(sources, description).data).toContain(`  ${code},\n];`);
});

it('changes nothing in files that it does not know', () => {
  expect(() => withPicture({ ...sources, rules: '' }, 'A')).toThrow('GALLERY_SIZE');
  expect(() => withPicture({ ...sources, data: '' }, 'A')).toThrow('the list of descriptions');
});
