/** @jest-environment node */
import { pageUrl } from '@/lib/urls/page-url';

describe('pageUrl', () => {
  afterEach(() => {
    delete process.env.BASE_PATH;
  });

  it('is the path itself when the site has a host to itself', () => {
    expect(pageUrl('/gallery#news')).toBe('/gallery#news');
  });

  it('puts the base path of the site before its pages', () => {
    process.env.BASE_PATH = '/council';
    expect(pageUrl('/gallery#news')).toBe('/council/gallery#news');
    expect(pageUrl('/')).toBe('/council/');
  });
});
