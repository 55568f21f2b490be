import { getDerivedName, getDerivedWidths, getPictureSources } from '@/lib/gallery/pictures';

describe('getDerivedWidths', () => {
  it('gives a gallery image the widths of tiles and of slides, each once', () => {
    expect(getDerivedWidths('gallery/image1.jpg')).toEqual([280, 480, 640, 680, 1080, 1440]);
  });

  it('gives an image of the news the widths of tiles', () => {
    expect(getDerivedWidths('news/trials.jpg')).toEqual([280, 480, 640]);
  });

  it('gives an image of another folder those of portraits', () => {
    expect(getDerivedWidths('secretaries/secretary1.jpg')).toEqual([180, 280, 480]);
  });
});

it('getDerivedName puts width and format into the name', () => {
  expect(getDerivedName('gallery/image1.jpg', 640, 'avif')).toBe('gallery/image1-640.avif');
});

describe('getPictureSources', () => {
  it('offers AVIF before WebP, in the widths of the place', () => {
    expect(getPictureSources('/assets/gallery/image1.jpg', 'tile')).toEqual([
      {
        type: 'image/avif',
        srcSet:
          '/pictures/gallery/image1-280.avif 280w, /pictures/gallery/image1-480.avif 480w, /pictures/gallery/image1-640.avif 640w',
      },
      {
        type: 'image/webp',
        srcSet:
          '/pictures/gallery/image1-280.webp 280w, /pictures/gallery/image1-480.webp 480w, /pictures/gallery/image1-640.webp 640w',
      },
    ]);
  });

  it('keeps the base path', () => {
    const [avif] = getPictureSources('/council/assets/core-team/member1.jpg', 'portrait');
    expect(avif?.srcSet).toBe(
      '/council/pictures/core-team/member1-180.avif 180w, /council/pictures/core-team/member1-280.avif 280w, /council/pictures/core-team/member1-480.avif 480w',
    );
  });

  it('§7 offers none for an image of an assets host', () => {
    expect(getPictureSources('https://images.example/assets/gallery/image1.jpg', 'tile')).toEqual(
      [],
    );
  });
});
