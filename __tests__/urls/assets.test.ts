import { getAssetUrl } from '@/lib/urls/assets';

describe('getAssetUrl', () => {
  it('§7 loads from {host}/assets when a host is set', () => {
    expect(getAssetUrl('logos/main.svg', { assetsHost: 'https://img.example', basePath: '' })).toBe(
      'https://img.example/assets/logos/main.svg',
    );
  });

  it('§7 loads from the site itself when no host is set', () => {
    expect(getAssetUrl('gallery/image1.jpg', { assetsHost: '', basePath: '' })).toBe(
      '/assets/gallery/image1.jpg',
    );
  });

  it('puts the base path of the site before its own images', () => {
    expect(getAssetUrl('gallery/image1.jpg', { assetsHost: '', basePath: '/council' })).toBe(
      '/council/assets/gallery/image1.jpg',
    );
  });

  it('leaves the base path out of addresses on another host', () => {
    expect(
      getAssetUrl('gallery/image1.jpg', {
        assetsHost: 'https://img.example',
        basePath: '/council',
      }),
    ).toBe('https://img.example/assets/gallery/image1.jpg');
  });

  it('takes the location from the environment by default', () => {
    expect(getAssetUrl('gallery/image45.jpg')).toBe('/assets/gallery/image45.jpg');
  });
});
