import { getPictureSources, getResizedFileName, getResizedWidths } from '@/lib/gallery/pictures';

it.each([
  ['tiles and slides, each once', 'gallery/image1.jpg', [280, 480, 640, 680, 1080, 1440]],
  ['tiles', 'news/trials.jpg', [280, 480, 640]],
  ['portraits', 'secretaries/secretary1.jpg', [180, 280, 480]],
  ['none', 'logos/main.png', []],
])('A picture has the widths of %s: %s', (_, name, widths) => {
  expect(getResizedWidths(name)).toEqual(widths);
});

it.each(['', '/council'])(
  'Below "%s" the sources of a picture are AVIF, then WebP, in three widths',
  (base) => {
    const stem = `${base}/pictures/gallery/image1`;
    expect(getPictureSources(`${base}/assets/gallery/image1.jpg`, 'tile')).toEqual(
      ['avif', 'webp'].map((format) => ({
        type: `image/${format}`,
        srcSet: `${stem}-280.${format} 280w, ${stem}-480.${format} 480w, ${stem}-640.${format} 640w`,
      })),
    );
  },
);

it('§7 An image of an assets host has no sources', () => {
  const url = 'https://images.example/assets/gallery/image1.jpg';
  expect(getPictureSources(url, 'tile')).toEqual([]);
});

it('The copy of a picture has a name with its width and format', () => {
  expect(getResizedFileName('news/kho.kho.jpg', 280, 'avif')).toBe('news/kho.kho-280.avif');
  expect(getResizedFileName('news/kho.webp', 280, 'avif')).toBe('news/kho.webp-280.avif');
});

it('In development an image has no sources', () => {
  jest.replaceProperty(process, 'env', { NODE_ENV: 'development' });
  expect(getPictureSources('/assets/gallery/image1.jpg', 'tile')).toEqual([]);
});
