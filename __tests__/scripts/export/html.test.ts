import { findElements, getElementTexts, replaceTextRanges } from '@/scripts/export/html';

it.each([
  [
    'elements wherever they are, in order',
    '<html><head><noscript><style>a{}</style></noscript></head><body><template><style data-x="">\nb{}</style><template><style>c{}</style></template></template><style>d{}</style></body></html>',
    ['a{}', '\nb{}', 'c{}', 'd{}'],
  ],
  [
    'nothing in comments, scripts and attributes',
    `<!-- <style>a{}</style> --><script>"<style>b{}</style>"</script><p title="<style>c{}</style>"></p>`,
    [],
  ],
])('A search finds %s', (_, html, styles) => {
  expect(getElementTexts(html, 'style')).toEqual(styles);
});

it('Attributes are read in any notation', () => {
  const [link] = findElements(`<LINK Rel=preload  href='/a&amp;b' crossOrigin>`, 'link');
  const attributes = { rel: 'preload', href: '/a&b', crossorigin: '' };
  expect(link).toMatchObject({ start: 0, end: 47, attributes });
});

it('Parts are replaced in any order, and those without a replacement are removed', () => {
  const html = '<p>1</p><link a><p>2</p><link b><p>3</p>';
  const links = findElements(html, 'link').reverse();
  expect(replaceTextRanges(html, links, ['$&'])).toBe('<p>1</p><p>2</p>$&<p>3</p>');
  expect(replaceTextRanges(html, [])).toBe(html);
});
