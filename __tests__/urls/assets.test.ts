import { getAssetUrl } from '@/lib/urls/assets';

it.each([
  [{ assetsHost: '', basePath: '/council' }, '/council/assets/logos/main.svg'],
  [
    { assetsHost: 'https://img.example', basePath: '/council' },
    'https://img.example/assets/logos/main.svg',
  ],
  // By default those of the environment.
  [undefined, '/assets/logos/main.svg'],
])('§7 With the settings %j a logo is at %s', (location, url) => {
  expect(getAssetUrl('logos/main.svg', location)).toBe(url);
});
