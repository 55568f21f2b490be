import { getPageUrl } from '@/lib/urls/page-url';

describe('getPageUrl', () => {
  afterEach(() => {
    delete process.env.BASE_PATH;
  });

  it('is the path itself when the site has a host to itself', () => {
    expect(getPageUrl('/gallery#news')).toBe('/gallery#news');
  });

  it('puts the base path of the site before its pages', () => {
    process.env.BASE_PATH = '/council';
    expect(getPageUrl('/gallery#news')).toBe('/council/gallery#news');
    expect(getPageUrl('/')).toBe('/council/');
  });
});
