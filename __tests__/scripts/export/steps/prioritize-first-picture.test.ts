import { prioritizeFirstPicture } from '@/scripts/export/steps/prioritize-first-picture';
import { makePage } from '../../../support/pipeline-page';

const prioritize = (html: string) => prioritizeFirstPicture.transform(makePage(html)).html;

const preload = (font: string) =>
  `<link rel="preload" href="/council/_next/static/media/${font}.p.2lmd.woff2" as="font" crossorigin="" type="font/woff2"/>`;
const [titles, text] = [preload('anek_devanagari_headings'), preload('anek_latin')];
const picture = '<img src="/slide.jpg" loading="eager" fetchPriority="high"/>';

it('a page that opens with a picture fetches the font of its text ahead, not that of titles', () => {
  expect(prioritize(titles + text + picture)).toBe(text + picture);
});

it('the font of titles is known in whichever order its element says what it is', () => {
  const other =
    '<link as="font" type="font/woff2" href="/media/headings.woff2" fetchpriority="low" rel="preload">';
  expect(prioritize(other + text + picture)).toBe(text + picture);
});

it.each([titles + text + '<img src="/tile.jpg" loading="lazy"/>', text + picture])(
  'all else stays as it is',
  (html) => expect(prioritize(html)).toBe(html),
);
