import { getFiltersShowing, getGalleryType } from '@/lib/gallery/gallery';
import { testImages } from '@/__tests__/support/gallery-images';

it.each([
  { position: 13, count: 45, type: 'event' },
  { position: 14, count: 45, type: 'news' },
  // 30 % of six, rounded down, is one.
  { position: 1, count: 6, type: 'event' },
  { position: 2, count: 6, type: 'news' },
])('§9 Image $position of $count is of type $type', ({ position, count, type }) => {
  expect(getGalleryType(position - 1, count)).toBe(type);
});

it('§3 An image has an id, a URL, a caption, a type and a description', () => {
  expect(testImages[44]).toEqual({
    id: 'gallery-45',
    url: '/assets/gallery/image45.jpg',
    caption: 'Sports Event 45',
    type: 'news',
    description: 'Picture 45',
  });
});

it.each([
  { filter: 'all', count: 45 },
  { filter: 'events', count: 13 },
  { filter: 'news', count: 0 },
] as const)(
  '§5 The filter "$filter" shows the first $count images, in order',
  ({ filter, count }) => {
    const shown = testImages.filter((image) => getFiltersShowing(image).includes(filter));
    expect(shown).toEqual(testImages.slice(0, count));
  },
);
