import { getDerivedName, getDerivedWidths, getPictureSources } from '@/lib/gallery/pictures';

it.each([
  ['tiles and slides, each once', 'gallery/image1.jpg', [280, 480, 640, 680, 1080, 1440]],
  ['tiles', 'news/trials.jpg', [280, 480, 640]],
  ['portraits', 'secretaries/secretary1.jpg', [180, 280, 480]],
])('there are widths for %s of %s', (_, name, widths) => {
  expect(getDerivedWidths(name)).toEqual(widths);
});

it('getDerivedName puts width and format into the name', () => {
  expect(getDerivedName('gallery/image1.jpg', 640, 'avif')).toBe('gallery/image1-640.avif');
});

it('sources are AVIF, then WebP, in the widths of the place', () => {
  expect(getPictureSources('/assets/gallery/image1.jpg', 'tile')).toEqual(
    ['avif', 'webp'].map((format) => ({
      type: `image/${format}`,
      srcSet: `/pictures/gallery/image1-280.${format} 280w, /pictures/gallery/image1-480.${format} 480w, /pictures/gallery/image1-640.${format} 640w`,
    })),
  );
});

it('sources keep the base path', () => {
  const [avif] = getPictureSources('/council/assets/core-team/member1.jpg', 'portrait');
  expect(avif?.srcSet).toBe(
    '/council/pictures/core-team/member1-180.avif 180w, /council/pictures/core-team/member1-280.avif 280w, /council/pictures/core-team/member1-480.avif 480w',
  );
});

it('§7 an image of an assets host has no sources', () => {
  const url = 'https://images.example/assets/gallery/image1.jpg';
  expect(getPictureSources(url, 'tile')).toEqual([]);
});
