import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { COLLECTION_NAMES, CONTENT_FILES, contentSchema } from '@/lib/model/collections';
import packageFile from '@/package.json';

const guide = readFileSync('docs/content.md', 'utf8');
const blocks = [...guide.matchAll(/^```yaml (\S*)\n([\s\S]*?)^```$/gm)].map(
  ([, file = '', text = '']) => ({ file, text }),
);

it.each(blocks)('The guide shows valid content of $file', ({ file, text }) => {
  const name = COLLECTION_NAMES.find((one) => CONTENT_FILES[one] === file) ?? 'site';
  // All values are texts, as the site reads them.
  const read = (yaml: string): unknown => parse(yaml, { schema: 'failsafe' });
  const before = read(readFileSync(`__tests__/fixture/${file}`, 'utf8'));
  const shown = read(text);
  const after = Array.isArray(shown) ? shown : Object.assign({}, before, shown);
  expect(contentSchema.shape[name].safeParse(after).error?.issues ?? []).toEqual([]);
});

it('The guide names commands that exist', () => {
  const commands = [...guide.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(Object.keys(packageFile.scripts)).toEqual(expect.arrayContaining(commands));
});
