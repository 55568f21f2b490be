import {
  countShown,
  createGalleryImages,
  filterGallery,
  getFiltersShowing,
  GALLERY_FILTERS,
  getGalleryType,
} from '@/lib/gallery/gallery';

const descriptions = Array.from({ length: 45 }, (_, index) => `Picture ${index + 1}`);
const images = createGalleryImages(
  descriptions,
  'Sports Event {number}',
  (name) => `/assets/${name}`,
);

describe('getGalleryType', () => {
  it.each([
    { position: 1, type: 'event' },
    { position: 13, type: 'event' },
    { position: 14, type: 'news' },
    { position: 45, type: 'news' },
  ])('§9 image $position of 45 is of type $type', ({ position, type }) => {
    expect(getGalleryType(position - 1, 45)).toBe(type);
  });

  it('§9 the share of events is rounded down', () => {
    expect([0, 1].map((index) => getGalleryType(index, 6))).toEqual(['event', 'news']);
  });
});

describe('createGalleryImages', () => {
  it('§3 the first image has id, url, caption and type', () => {
    expect(images[0]).toMatchObject({
      id: 'gallery-1',
      url: '/assets/gallery/image1.jpg',
      caption: 'Sports Event 1',
      type: 'event',
    });
  });

  it('§3 the last image has id, url, caption and type', () => {
    expect(images[44]).toMatchObject({
      id: 'gallery-45',
      url: '/assets/gallery/image45.jpg',
      caption: 'Sports Event 45',
      type: 'news',
    });
  });

  it('an image keeps the description of its place', () => {
    expect(images.map(({ description }) => description)).toEqual(descriptions);
  });

  it('the caption stands in for a description that is empty', () => {
    const [image] = createGalleryImages([''], 'Sports Event {number}', (name) => name);
    expect(image?.description).toBe('Sports Event 1');
  });
});

describe('filterGallery', () => {
  it('§4 the filters are all, events and news', () => {
    expect(GALLERY_FILTERS).toEqual(['all', 'events', 'news']);
  });

  it('§5 "all" shows every image in order', () => {
    expect(filterGallery(images, 'all')).toEqual(images);
  });

  it('§5 "events" shows the images of type event', () => {
    expect(filterGallery(images, 'events')).toEqual(images.slice(0, 13));
  });

  it('§5 "news" shows no image', () => {
    expect(filterGallery(images, 'news')).toEqual([]);
  });
});

it('§5 an event is shown by All and Events, and news are by All alone', () => {
  expect(getFiltersShowing({ type: 'event' })).toEqual(['all', 'events']);
  expect(getFiltersShowing({ type: 'news' })).toEqual(['all']);
  expect(countShown(images)).toEqual({ all: 45, events: 13, news: 0 });
});
