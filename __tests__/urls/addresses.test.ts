import { getAbsoluteUrl } from '@/lib/urls/absolute-url';
import { getEventAnchor, getImageAnchor, getNewsAnchor } from '@/lib/urls/anchors';
import { hashContent } from '@/lib/urls/content-hash';
import { getPageUrl } from '@/lib/urls/page-url';
import { getEventCalendarPath } from '@/lib/urls/published-files';

it.each([
  ['a page', getPageUrl('/gallery#news'), '/gallery#news'],
  [
    'a page, absolute',
    getAbsoluteUrl('/about', { siteUrl: 'https://scse.example', basePath: '/council' }),
    'https://scse.example/council/about',
  ],
  ['a picture', getImageAnchor('gallery-12'), 'image-12'],
  ['an event', getEventAnchor('trials'), 'event-trials'],
  ['a news item', getNewsAnchor('a b'), 'news-a%20b'],
  ['the calendar of an event', getEventCalendarPath('trials'), '/events/trials.ics'],
])('%s has the address %s', (_, address, expected) => {
  expect(address).toBe(expected);
});

it('A hash of content is 16 digits of its SHA-256', () => {
  expect(hashContent('abc')).toBe('ba7816bf8f01cfea');
});
