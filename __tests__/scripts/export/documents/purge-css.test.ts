import { readTable } from '@/__tests__/support/read-table';
import { findElements, getText, parseHtml } from '@/scripts/export/html';
import { purgeCss } from '@/scripts/export/documents/purge-css';

/** Cuts a style sheet to a page with a body, and with a module that contains a text. */
async function purge(css: string, body: string, text: string): Promise<string> {
  const tree = parseHtml(`<html><style>${css}</style><body>${body}</body></html>`);
  await purgeCss(tree, [{ file: '', text }]);
  return findElements(tree, 'style').map(getText).join();
}

const COLOR = '{color:red}';

it.each([':focus-visible', '.saved-copy', '[data-pressed]'])(
  'A style stays although no page contains it: %s',
  async (name) => {
    expect(await purge(name + COLOR, '', '')).toBe(name + COLOR);
  },
);

it.each(
  readTable('scripts/export/documents/purge-css.yaml') as [
    rule: string,
    body: string,
    text?: string,
  ][],
)('A rule stays only if the page can use it: %s: %s %s', async (rule, body, text = '') => {
  expect(await purge(rule, body, text)).toBe(rule);
  expect(await purge(rule, '<table><td></td></table>', 'f("other-",`${a}-other`)')).toBe('');
});

it('A word of a text keeps no rule, and an unused custom property goes', async () => {
  const used = '.shown{color:var(--used)}';
  const sheet = `:root{--used:red;--unused:blue}.visible${COLOR}${used}`;
  expect(await purge(sheet, '<p class="shown">visible</p>', '')).toBe(`:root{--used:red}${used}`);
});

const STYLE = '@property --s{syntax:"*";inherits:false;initial-value:solid}';

it.each([
  ['a layer for older browsers', '@layer properties{*{--s:solid}}.shown{color:red}', 'color:red'],
  ['a property that nothing sets', `${STYLE}.shown{border:var(--s)}`, 'border:solid'],
  ['a property without a value', '@property --l{syntax:"*"}.shown{color:red}', 'color:red'],
])('Without %s', async (_, css, style) => {
  expect(await purge(css, '<p class="shown"></p>', '')).toBe(`.shown{${style}}`);
});

it('A property that a rule sets stays, and so do other layers', async () => {
  const css = `@layer base{p{color:red}}${STYLE}.dashed{--s:dashed}p{border:var(--s)}`;
  expect(await purge(css, '<p class="dashed"></p>', '')).toBe(css);
});
