import { getImageAnchor, getNewsAnchor } from '@/lib/urls/anchors';

it('an anchor is the same in an address and in a document', () => {
  expect(getImageAnchor('gallery-12')).toBe('image-12');
  const anchor = getNewsAnchor('नई टीम 2026');
  expect(new URL(`#${anchor}`, 'https://scse.example').hash).toBe(`#${anchor}`);
  expect(anchor).not.toMatch(/\s/);
});
