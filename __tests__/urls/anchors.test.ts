import { getImageAnchor, getNewsAnchor } from '@/lib/urls/anchors';

it('the anchor of an image ends in its number', () => {
  expect(getImageAnchor('gallery-12')).toBe('image-12');
});

it('the anchor of a news item is the same in an address and in a document', () => {
  const anchor = getNewsAnchor('नई टीम 2026');
  expect(new URL(`#${anchor}`, 'https://scse.example').hash).toBe(`#${anchor}`);
  expect(anchor).not.toMatch(/\s/);
});
