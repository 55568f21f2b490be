import { getImageAnchor, getNewsAnchor } from '@/lib/urls/anchors';

it('the address of an image ends in its number', () => {
  expect(getImageAnchor('gallery-12')).toBe('image-12');
});

it('a news item has an anchor that stands in an address and in a document alike', () => {
  const anchor = getNewsAnchor('नई टीम 2026');
  expect(new URL(`#${anchor}`, 'https://scse.example').hash).toBe(`#${anchor}`);
  expect(anchor).not.toMatch(/\s/);
});
