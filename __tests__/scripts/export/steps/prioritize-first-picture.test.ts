import { prioritizeFirstPicture } from '@/scripts/export/steps/prioritize-first-picture';
import { makePage } from '../../../support/pipeline-page';

const prioritize = (html: string) => prioritizeFirstPicture.transform(makePage(html)).html;

const createPreload = (font: string) =>
  `<link rel="preload" href="/council/_next/static/media/${font}.p.2lmd.woff2" as="font" crossorigin="" type="font/woff2"/>`;
const titleFont = createPreload('anek_devanagari_headings');
const textFont = createPreload('anek_latin');
const picture = '<img src="/slide.jpg" loading="eager" fetchPriority="high"/>';

it.each([
  titleFont,
  '<link as="font" type="font/woff2" href="/media/headings.woff2" fetchpriority="low" rel="preload">',
])('a page with a first picture does not preload the title font: %s', (preload) => {
  expect(prioritize(preload + textFont + picture)).toBe(textFont + picture);
});

it.each([`${titleFont}${textFont}<img src="/tile.jpg" loading="lazy"/>`, textFont + picture])(
  'everything else stays as it is: %s',
  (html) => expect(prioritize(html)).toBe(html),
);
