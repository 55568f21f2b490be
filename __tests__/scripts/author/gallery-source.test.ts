/** @jest-environment node */
import { withDescription } from '@/scripts/author/gallery-source';

const data = "const descriptions = [\n  'A long jump',\n];\n";

it('describes the picture last', () => {
  const described = withDescription(data, 'A relay team at the finish');
  expect(described).toContain(",\n  'A relay team at the finish',\n];\n");
  expect(described.length - data.length).toBe("  'A relay team at the finish',\n".length);
});

it('adds picture after picture', () => {
  const twice = withDescription(withDescription(data, 'First'), 'Second');
  expect(twice).toContain("  'First',\n  'Second',\n];\n");
});

it.each([
  { kind: 'an apostrophe', description: "The state's team", code: `"The state's team"` },
  { kind: 'quotes', description: 'The "B" team', code: `'The "B" team'` },
  { kind: 'both', description: `The state's "B" team`, code: `'The state\\'s "B" team'` },
  { kind: 'a backslash', description: 'A \\ B', code: `'A \\\\ B'` },
  { kind: 'a dollar sign', description: 'A $& B', code: `'A $& B'` },
])('writes $kind as code', ({ description, code }) => {
  expect(withDescription(data, description)).toContain(`  ${code},\n];`);
});

it.each([
  [
    'no comma at the end',
    "const descriptions = [\n  'One'\n];",
    "const descriptions = [\n  'One',\n  'A',\n];",
  ],
  [
    'a note at the end',
    "const descriptions = [\n  'One', // note\n];",
    "const descriptions = [\n  'One', 'A', // note\n];",
  ],
  ['one line', "const descriptions = ['One'];", "const descriptions = ['One', 'A'];"],
  ['nothing in it', 'const descriptions = [];', "const descriptions = [\n  'A',\n];"],
  [
    'a type',
    "const descriptions: string[] = [\n  'One',\n];",
    "const descriptions: string[] = [\n  'One',\n  'A',\n];",
  ],
  [
    'the line ends of Windows',
    "const descriptions = [\r\n  'One',\r\n];",
    "const descriptions = [\r\n  'One',\r\n  'A',\r\n];",
  ],
])('takes a list with %s', (_, before, after) => {
  expect(withDescription(before, 'A')).toBe(after);
});

it('changes nothing in a file that it does not know', () => {
  expect(() => withDescription('', 'A')).toThrow('const descriptions');
});
