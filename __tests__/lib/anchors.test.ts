/** @jest-environment node */
import { imageAnchor } from '@/lib/anchors';

it('the address of an image ends in its number', () => {
  expect(imageAnchor('gallery-12')).toBe('image-12');
});
