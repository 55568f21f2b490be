/** @jest-environment node */
import {
  assets,
  content,
  first,
  linesAfter,
  ofNews,
  ofSecretary,
  set,
  type BadContent,
} from '@/__tests__/support/content';

describe('one mistake gives one line: missing image files', () => {
  it.each<BadContent>([
    {
      kind: 'the logo',
      change: ({ site }) => set([site], { logo: 'logos/lost.svg' }),
      line: 'data/site.ts: logo: public/assets/logos/lost.svg does not exist',
    },
    {
      kind: 'the logo of an affiliation',
      change: ({ site }) => set(site.affiliations, { logo: 'logos/lost.svg' }),
      line: `data/site.ts: ${first(content.site.affiliations).name}: logo: public/assets/logos/lost.svg does not exist`,
    },
    {
      kind: 'the photo of a core member',
      change: ({ coreMembers }) => set(coreMembers, { photo_url: 'core-team/lost.jpg' }),
      line: `data/core-members.ts: ${first(content.coreMembers).name}: photo_url: public/assets/core-team/lost.jpg does not exist`,
    },
    {
      kind: 'the photo of a secretary',
      change: ({ districtSecretaries }) =>
        set(districtSecretaries, { photo_url: 'secretaries/lost.jpg' }),
      line: `${ofSecretary}: photo_url: public/assets/secretaries/lost.jpg does not exist`,
    },
    {
      kind: 'the image of a news item',
      change: ({ news }) => set(news, { image_url: 'gallery/lost.jpg' }),
      line: `${ofNews}: image_url: public/assets/gallery/lost.jpg does not exist`,
    },
  ])('$kind', ({ change, line }) => {
    expect(linesAfter(change)).toEqual([line]);
  });

  it('an image of the gallery', () => {
    const others = new Set([...assets].filter((name) => name !== 'gallery/image45.jpg'));
    expect(linesAfter(() => undefined, others)).toEqual([
      'data/gallery.ts: gallery-45: public/assets/gallery/image45.jpg does not exist',
    ]);
  });

  it('a secretary without photo misses no file', () => {
    const withoutPhotos = new Set([...assets].filter((name) => !name.startsWith('secretaries/')));
    const lines = linesAfter(({ districtSecretaries }) => {
      districtSecretaries.forEach((secretary) => Reflect.deleteProperty(secretary, 'photo_url'));
    }, withoutPhotos);
    expect(lines).toEqual([]);
  });
});

describe('one mistake gives one line: image files that the site does not show', () => {
  const notShown = 'is not shown: data/gallery.ts describes image1.jpg to image45.jpg';
  const notAnImage =
    'is no picture that the site can show: save it as a JPEG (.jpg), or take it away';

  it.each([
    {
      kind: 'a picture more than the constant says',
      name: 'gallery/image46.jpg',
      problem: notShown,
    },
    { kind: 'a name as cameras give them', name: 'gallery/IMG_2041.JPG', problem: notShown },
    { kind: 'another way to write .jpg', name: 'gallery/image12.jpeg', problem: notShown },
    {
      kind: 'a format that browsers do not show',
      name: 'secretaries/photo.heic',
      problem: notAnImage,
    },
    { kind: 'a film', name: 'core-team/member1.mp4', problem: notAnImage },
  ])('$kind', ({ name, problem }) => {
    expect(linesAfter(() => undefined, new Set([...assets, name]))).toEqual([
      `public/assets/${name}: ${problem}`,
    ]);
  });
});
