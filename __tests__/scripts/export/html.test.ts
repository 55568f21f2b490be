import { findElements, replaceTextRanges } from '@/scripts/export/html';

it('Parts are replaced in any order, and those without a replacement are removed', () => {
  const html = '<p>1</p><link a><p>2</p><link b><p>3</p>';
  const links = findElements(html, 'link').reverse();
  expect(replaceTextRanges(html, links, ['$&'])).toBe('<p>1</p><p>2</p>$&<p>3</p>');
  expect(replaceTextRanges(html, [])).toBe(html);
});
