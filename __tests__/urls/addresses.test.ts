import {
  describeAddress,
  getAbsoluteAssetUrl,
  getAbsoluteUrl,
  getAssetUrl,
} from '@/lib/urls/build-addresses';
import { getFilePath, getImageAnchor, getNewsAnchor } from '@/lib/urls/addresses';
import { hashContent } from '@/lib/urls/content-hash';

it('A picture with a name and a news item have an anchor of their own', () => {
  expect(getImageAnchor('/assets/gallery/team.webp')).toBe('image-team.webp');
  expect(getNewsAnchor('a b')).toBe('news-a%20b');
});

it('A hash of content is 16 digits of its SHA-256', () => {
  expect(hashContent('abc')).toBe('ba7816bf8f01cfea');
});

it.each([
  [{}, 'https://site.example/about', '/assets/logos/main.svg'],
  [
    { SITE_URL: 'https://scse.example', BASE_PATH: '/council' },
    'https://scse.example/council/about',
    '/council/assets/logos/main.svg',
  ],
  [
    { BASE_PATH: '/council', NEXT_PUBLIC_ASSETS_HOST: 'https://img.example' },
    'https://site.example/council/about',
    'https://img.example/assets/logos/main.svg',
  ],
])('§7 With the settings %j a page is at %s and a logo at %s', (settings, page, logo) => {
  jest.replaceProperty(process, 'env', { ...process.env, ...settings });
  expect(getAbsoluteUrl('/about')).toBe(page);
  expect(getAssetUrl('/assets/logos/main.svg')).toBe(logo);
  expect(getAbsoluteAssetUrl('/assets/logos/main.svg')).toBe(new URL(logo, page).href);
});

it.each([
  [undefined, 'https://site.example, from the settings: data/site.yaml has no url', {}],
  [
    'https://SCSE.in/council/',
    'https://scse.in/council, from url in data/site.yaml',
    { SITE_URL: 'https://scse.in', BASE_PATH: '/council' },
  ],
  [
    'https://scse.in/council',
    'https://copy.in, from SITE_URL and BASE_PATH',
    { SITE_URL: 'https://copy.in' },
  ],
])('A build with %s in its content says: address: %s', (url, line, settings) => {
  jest.replaceProperty(process, 'env', { ...process.env, ...settings });
  expect(describeAddress(url)).toBe(`address: ${line}`);
});

it.each([
  ['/rules.pdf', '/rules.pdf'],
  ['/rules.pdf#page=2', '/rules.pdf'],
  ['/entry%20form.pdf?v=2', '/entry form.pdf'],
  ['/100%.pdf', '/100%.pdf'],
  ['/rules', undefined],
  ['/v1.2/rules', undefined],
  ['rules.pdf', undefined],
  ['//other.example/rules.pdf', undefined],
  ['/rules?file=a.pdf', undefined],
])('%s leads to the file %s', (address, file) => expect(getFilePath(address)).toBe(file));
