import { purgeCss } from '@/scripts/export/steps/purge-css';
import { makeContext, makePage } from '../../../support/pipeline-page';

const SHEET = [
  '.sm\\:px-6{padding:0 1.5rem}',
  '.grid-cols-\\[2fr_1fr\\]{display:grid}',
  '.\\[\\&\\:not\\(\\:is\\(a\\~\\*\\)\\)\\>\\:last-child\\]\\:hidden>:last-child{display:none}',
  'main>.card{color:red}',
  "[data-hover='']:hover{display:block}",
  '[aria-busy=true] td{opacity:.5}',
  ':focus-visible{outline:3px solid}',
  '.menu:popover-open{display:flex}',
  '[data-pressed]{cursor:progress}',
  '.saved-copy{text-align:center}',
  '@media (min-width:40rem){.card{padding:1rem}}',
  '@keyframes appear{0%{opacity:0}}',
  '.shown{animation:appear 1s}',
];

const cut = (body: string, payload?: string) => cutSheet(SHEET.join(''), body, payload);

async function cutSheet(css: string, body: string, text = '') {
  const page = makePage(`<html><style>${css}</style><body>${body}</body></html>`, {
    payload: { text, file: '' },
  });
  const { html } = await purgeCss.transform(page, makeContext());
  return /<style>(.*)<\/style>/s.exec(html)?.[1];
}

/** What every page keeps: the states of elements, and what comes into a page without its doing. */
const KEPT_BY_ALL = ':focus-visible{outline:3px solid}.saved-copy{text-align:center}';

test('rules that no element of a page can match are left out', async () => {
  expect(await cut('<p>Text</p>')).toBe(KEPT_BY_ALL);
});

test('a rule for what the document holds stays, special characters in its name or not', async () => {
  expect(await cut('<p class="sm:px-6 grid-cols-[2fr_1fr]"></p>')).toBe(
    `.sm\\:px-6{padding:0 1.5rem}.grid-cols-\\[2fr_1fr\\]{display:grid}${KEPT_BY_ALL}`,
  );
});

test('a name may hold what ends one elsewhere', async () => {
  expect(await cut('', '"className":"[&:not(:is(a~*))>:last-child]:hidden"')).toContain(
    ':last-child{display:none}',
  );
});

test('a rule for what the script may yet put in stays, within a media query too', async () => {
  const kept = await cut('<main></main>', 'jsx("p",{className:"card"})');
  expect(kept).toContain('main>.card{color:red}');
  expect(kept).toContain('@media (min-width:40rem){.card{padding:1rem}}');
});

test('a rule stays by all of its parts and no fewer', async () => {
  expect(await cut('<table><td></td></table>')).not.toContain('aria-busy');
  expect(await cut('<div aria-busy="true"><table><td></td></table></div>')).toContain('aria-busy');
});

test('a rule for an attribute without a value stays', async () => {
  expect(await cut('<p data-hover=""></p>')).toContain("[data-hover='']:hover{display:block}");
});

test('states of elements stay where the element is', async () => {
  expect(await cut('<div class="menu"></div>')).toContain(':popover-open');
});

test('an animation stays with the rule that runs it', async () => {
  expect(await cut('<p class="shown"></p>')).toContain('@keyframes appear');
  expect(await cut('')).not.toContain('@keyframes');
});

test.each([
  ["[href^='tel:']", '<a href="tel:+915220000000">Call</a>'],
  ["[href$='.pdf']", '<a href="/rules.pdf">Rules</a>'],
  ["[data-note*='see also']", '<p data-note="or see also there">Note</p>'],
  ['[lang|=hi]', '<p lang="hi-IN">Hindi</p>'],
  ["[title='Two words']", '<p title="Two words">Title</p>'],
  ['[type=text i]', '<input type="TEXT">'],
])(
  'a rule stays that asks for a part of a value, or for more than a word: %s',
  async (selector, body) => {
    const rule = `${selector}{color:red}`;
    expect(await cutSheet(rule, body)).toBe(rule);
    expect(await cutSheet(rule, '<p>Text</p>')).toBe('');
  },
);

test.each([
  ['.col-3', '"col-"+n'],
  ['.col-3', '`grid col-${n} wide`'],
  ['.tone_dark', "['tone_',tone].join('')"],
  ['.small-card', '`${size}-card`'],
  ['.small-card', 'size+"-card"'],
  ['#panel-news', '`panel-${name}`'],
  ['[data-row=row-3]', '{"data-row":"row-"+n}'],
  ['[data-long-name]', 'element.dataset.longName=1'],
])(
  'a rule stays for a name that is put together at run time: %s by %s',
  async (selector, script) => {
    const rule = `${selector}{color:red}`;
    expect(await cutSheet(rule, '<p>Text</p>', script)).toBe(rule);
    expect(await cutSheet(rule, '<p>Text</p>', 'f("other-",`${a}-other`)')).toBe('');
  },
);

test('a name is known however a style sheet spells it', async () => {
  const rules = '.\\32xl\\:grid{display:grid}.\\31 0{margin:0}.हिन्दी{margin:0}';
  expect(await cutSheet(rules, '<p class="2xl:grid 10 हिन्दी"></p>')).toBe(rules);
});
