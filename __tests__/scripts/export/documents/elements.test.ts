/** @jest-environment node */
import { findElements, replaceParts } from '@/scripts/export/documents/elements';

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
