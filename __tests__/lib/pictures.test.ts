/** @jest-environment node */
import { derivedName, derivedWidths, pictureSources } from '@/lib/pictures';

describe('derivedWidths', () => {
  it('gives a gallery image the widths of tiles and of slides, each once', () => {
    expect(derivedWidths('gallery/image1.jpg')).toEqual([240, 400, 640, 960, 1280]);
  });

  it('gives an image of the news the widths of tiles', () => {
    expect(derivedWidths('news/trials.jpg')).toEqual([240, 400, 640]);
  });

  it('gives an image of another folder those of portraits', () => {
    expect(derivedWidths('secretaries/secretary1.jpg')).toEqual([240, 480]);
  });
});

it('derivedName puts width and format into the name', () => {
  expect(derivedName('gallery/image1.jpg', 640, 'avif')).toBe('gallery/image1-640.avif');
});

describe('pictureSources', () => {
  it('offers AVIF before WebP, in the widths of the place', () => {
    expect(pictureSources('/assets/gallery/image1.jpg', 'tile')).toEqual([
      {
        type: 'image/avif',
        srcSet:
          '/pictures/gallery/image1-240.avif 240w, /pictures/gallery/image1-400.avif 400w, /pictures/gallery/image1-640.avif 640w',
      },
      {
        type: 'image/webp',
        srcSet:
          '/pictures/gallery/image1-240.webp 240w, /pictures/gallery/image1-400.webp 400w, /pictures/gallery/image1-640.webp 640w',
      },
    ]);
  });

  it('keeps the base path', () => {
    const [avif] = pictureSources('/council/assets/core-team/member1.jpg', 'portrait');
    expect(avif?.srcSet).toBe(
      '/council/pictures/core-team/member1-240.avif 240w, /council/pictures/core-team/member1-480.avif 480w',
    );
  });

  it('§7 offers none for an image of an assets host', () => {
    expect(pictureSources('https://images.example/assets/gallery/image1.jpg', 'tile')).toEqual([]);
  });
});
