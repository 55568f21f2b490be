import {
  findElements,
  getInlineStyles,
  insertHtml,
  replaceParts,
  replaceStyles,
} from '@/scripts/export/html';

const textsOf = (html: string, name: string) =>
  findElements(html, name).map(({ content }) => content.text);

it('finds elements wherever they stand, in their order', () => {
  const html =
    '<html><head><noscript><style>a{}</style></noscript></head><body><template><style>b{}</style><template><style>c{}</style></template></template><style>d{}</style></body></html>';
  expect(textsOf(html, 'style')).toEqual(['a{}', 'b{}', 'c{}', 'd{}']);
});

it('is not misled by what stands in scripts, comments and attributes', () => {
  const html = `<!-- <style>a{}</style> --><script>"<style>b{}</style>"</script><p title="<style>c{}</style>"></p>`;
  expect(textsOf(html, 'style')).toEqual([]);
  expect(textsOf(html, 'script')).toEqual(['"<style>b{}</style>"']);
});

it('tells attributes in whatever way they are written', () => {
  const [link] = findElements(`<LINK Rel=preload  href='/a&amp;b' crossOrigin>`, 'link');
  expect([...(link?.attributes ?? [])]).toEqual([
    ['rel', 'preload'],
    ['href', '/a&b'],
    ['crossorigin', ''],
  ]);
});

it('replaces elements in the text, whatever order they are named in', () => {
  const html = '<p>1</p><link a><p>2</p><link b><p>3</p>';
  const [a, b] = findElements(html, 'link');
  if (!a || !b) throw new Error('not found');
  expect(replaceParts(html, [b, a], ['$&'])).toBe('<p>1</p><p>2</p>$&<p>3</p>');
});

const page = '<html><head><meta charSet="utf-8"/><title>A</title></head><body></body></html>';

it.each([
  ['charset', '<head><meta charSet="utf-8"/><b><title>'],
  ['headEnd', '</title><b></head>'],
  ['bodyEnd', '<body><b></body></html>'],
] as const)('an addition at the %s stands there', (place, text) => {
  expect(insertHtml(page, place, '<b>')).toContain(text);
});

it('what an addition holds means nothing to the place', () => {
  expect(insertHtml(page, 'bodyEnd', '$& $1')).toContain('<body>$& $1</body>');
});

it.each(['<html></html>', '<head><title>A</title><meta charset="utf-8"/></head>'])(
  'a document without the place fails, instead of going without: %s',
  (html) => {
    expect(() => insertHtml(html, 'charset', '<b>')).toThrow('its character set was not found');
  },
);

it('the style sheets of a document are found, whatever their element says', () => {
  expect(getInlineStyles('<style>a{}</style><p></p><style data-x="">\nb{}</style>')).toEqual([
    'a{}',
    '\nb{}',
  ]);
});

test('style sheets are replaced in their order, whatever they hold', () => {
  const html = '<style>a{}</style><p></p><style data-x="">b{}</style>';
  expect(replaceStyles(html, ['c{}', "d{content:'$&'}"])).toBe(
    `<style>c{}</style><p></p><style data-x="">d{content:'$&'}</style>`,
  );
  expect(replaceStyles(html, [])).toBe('<style></style><p></p><style data-x=""></style>');
});
