import { cutStyles, wordsOf } from '@/scripts/build/documents/style-sheet';

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

async function cut(body: string, ...words: string[]) {
  const html = `<html><style>${SHEET.join('')}</style><body>${body}</body></html>`;
  const finished = await cutStyles(html, words.map(wordsOf));
  return /<style>(.*)<\/style>/s.exec(finished)?.[1];
}

/** What every page keeps: the states of elements, and what comes into a page without its doing. */
const KEPT_BY_ALL =
  ':focus-visible{outline:3px solid}[data-pressed]{cursor:progress}.saved-copy{text-align:center}';

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

test('a rule for what the scripts or the tree may yet put in stays, within a media query too', async () => {
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
