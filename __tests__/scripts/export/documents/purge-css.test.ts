import { purgeCss } from '@/scripts/export/documents/purge-css';

/** Cuts a style sheet to a page with a body, and with a module that contains a text. */
async function purge(css: string, body: string, text: string): Promise<string | undefined> {
  const document = `<html><style>${css}</style><body>${body}</body></html>`;
  const html = await purgeCss(document, [{ file: '', text }]);
  return /<style>(.*)<\/style>/s.exec(html)?.[1];
}

const COLOR = '{color:red}';
const NESTED_NAME = '.\\[\\&\\:not\\(\\:is\\(a\\~\\*\\)\\)\\>\\:last-child\\]\\:hidden>:last-child';

it.each([':focus-visible', '.saved-copy'])(
  'A style stays although no page contains it: %s',
  async (name) => {
    expect(await purge(name + COLOR, '', '')).toBe(name + COLOR);
  },
);

it.each([
  // What the document contains.
  [`.sm\\:px-6${COLOR}`, '<p class="sm:px-6"></p>'],
  [`.\\32xl\\:grid${COLOR}`, '<p class="2xl:grid"></p>'],
  [`.हिन्दी${COLOR}`, '<p class="हिन्दी"></p>'],
  [`.menu:popover-open${COLOR}`, '<div class="menu"></div>'],
  [`[data-hover='']:hover${COLOR}`, '<p data-hover=""></p>'],
  [`[aria-busy=true] td${COLOR}`, '<div aria-busy="true"><table><td></td></table></div>'],
  ['@keyframes appear{0%{opacity:0}}.shown{animation:appear 1s}', '<p class="shown"></p>'],
  // What the document escapes, or writes in another case.
  [`[popovertarget]${COLOR}`, '<button popoverTarget="menu"></button>'],
  ['.\\[\\&\\>p\\]\\:bold>p{color:red}', '<div class="[&amp;&gt;p]:bold"><p></p></div>'],
  // A part of a value, or more than one word.
  [`[href^='tel:']${COLOR}`, '<a href="tel:+915220000000">Call</a>'],
  [`[data-note*='see also']${COLOR}`, '<p data-note="or see also there">Note</p>'],
  [`[lang|=hi]${COLOR}`, '<p lang="hi-IN">Hindi</p>'],
  [`[title='Two words']${COLOR}`, '<p title="Two words">Title</p>'],
  [`[type=text i]${COLOR}`, '<input type="TEXT">'],
  // What script may add.
  [`${NESTED_NAME}${COLOR}`, '', '"className":"[&:not(:is(a~*))>:last-child]:hidden"'],
  [`main>.card${COLOR}`, '<main></main>', 'jsx("p",{className:"card"})'],
  [`@media (min-width:40rem){.card${COLOR}}`, '', 'jsx("p",{className:"card"})'],
  [`[data-long-name]${COLOR}`, '', 'element.dataset.longName=1'],
  // A font, also if a custom property names it.
  ['@font-face{font-family:f;src:url(f)}.shown{--b:f;font-family:var(--b)}', '<p class="shown">'],
])('A rule stays only if the page can use it: %s: %s %s', async (rule, body, text = '') => {
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
