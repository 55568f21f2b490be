/** @jest-environment node */
import { galleryImages } from '@/data/gallery';

const numbers = Array.from({ length: 45 }, (_, index) => index + 1);

it('§9 there are 45 gallery images', () => {
  expect(galleryImages).toHaveLength(45);
});

it('§9 the first 13 images are events, the other 32 news', () => {
  expect(galleryImages.map(({ type }) => type)).toEqual([
    ...Array.from({ length: 13 }, () => 'event'),
    ...Array.from({ length: 32 }, () => 'news'),
  ]);
});

it('§3 the ids run from gallery-1 to gallery-45', () => {
  expect(galleryImages.map(({ id }) => id)).toEqual(numbers.map((n) => `gallery-${n}`));
});

it('§3 the files are image1.jpg to image45.jpg under the assets base', () => {
  expect(galleryImages.map(({ url }) => url)).toEqual(
    numbers.map((n) => `/assets/gallery/image${n}.jpg`),
  );
});

it('§3 the captions run from Sports Event 1 to Sports Event 45', () => {
  expect(galleryImages.map(({ caption }) => caption)).toEqual(
    numbers.map((n) => `Sports Event ${n}`),
  );
});
