import {
  findElements,
  getInlineStyles,
  insertHtml,
  replaceParts,
  replaceStyles,
} from '@/scripts/export/html';

it.each([
  [
    'elements wherever they are, in order',
    '<html><head><noscript><style>a{}</style></noscript></head><body><template><style>b{}</style><template><style>c{}</style></template></template><style>d{}</style></body></html>',
    ['a{}', 'b{}', 'c{}', 'd{}'],
  ],
  ['elements with attributes', '<style data-x="">\nb{}</style>', ['\nb{}']],
  [
    'nothing in comments, scripts and attributes',
    `<!-- <style>a{}</style> --><script>"<style>b{}</style>"</script><p title="<style>c{}</style>"></p>`,
    [],
  ],
])('finds %s', (_, html, styles) => {
  expect(getInlineStyles(html)).toEqual(styles);
});

it('reads attributes in any notation', () => {
  const [link] = findElements(`<LINK Rel=preload  href='/a&amp;b' crossOrigin>`, 'link');
  expect(Object.fromEntries(link?.attributes ?? [])).toEqual({
    rel: 'preload',
    href: '/a&b',
    crossorigin: '',
  });
});

it('replaces parts in any order', () => {
  const html = '<p>1</p><link a><p>2</p><link b><p>3</p>';
  expect(replaceParts(html, findElements(html, 'link').reverse(), ['$&'])).toBe(
    '<p>1</p><p>2</p>$&<p>3</p>',
  );
});

it('replaces style sheets in order, and removes those without a replacement and all attributes', () => {
  const html = '<style>a{}</style><p></p><style data-href="/b.css">b{}</style>';
  expect(replaceStyles(html, ['c{}', "d{content:'$&'}"])).toBe(
    `<style>c{}</style><p></p><style>d{content:'$&'}</style>`,
  );
  expect(replaceStyles(html, [])).toBe('<p></p>');
});

it.each([
  ['charset', '<head><meta charSet="utf-8"/>$&<title>'],
  ['headEnd', '</title>$&</head>'],
  ['bodyEnd', '<body>$&</body></html>'],
] as const)('inserts text at the %s, without patterns', (place, expected) => {
  const page = '<html><head><meta charSet="utf-8"/><title>A</title></head><body></body></html>';
  expect(insertHtml(page, place, '$&')).toContain(expected);
});

it.each([
  '<html></html>',
  '<head><title>A</title><meta charset="utf-8"/></head>',
  '<head><meta name="a"/><meta charset="utf-8"/></head>',
])('refuses a document that does not begin with the character set: %s', (html) => {
  expect(() => insertHtml(html, 'charset', '<b>')).toThrow('its character set was not found');
});
