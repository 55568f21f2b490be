import { getAssetUrl } from '@/lib/urls/assets';

it.each([
  { assetsHost: '', basePath: '', url: '/assets/logos/main.svg' },
  { assetsHost: '', basePath: '/council', url: '/council/assets/logos/main.svg' },
  {
    assetsHost: 'https://img.example',
    basePath: '/council',
    url: 'https://img.example/assets/logos/main.svg',
  },
])('§7 with the host "$assetsHost" and the base path "$basePath" it is $url', (row) => {
  expect(getAssetUrl('logos/main.svg', row)).toBe(row.url);
});

it('takes host and base path from the environment by default', () => {
  expect(getAssetUrl('gallery/image45.jpg')).toBe('/assets/gallery/image45.jpg');
});
