import { getFloorTimes, type Painted } from '@/bench/paints';

it('a page in any language is compared with the floor of its screen', () => {
  const others = { FCP: 1, TBT: 1, slowFCP: 1, shift: 0 };
  const hindi = { route: '/hi/about', screen: '/about', LCP: 1200, slowLCP: 600, ...others };
  const pages: [Painted, ...Painted[]] = [
    { ...hindi, contestant: 'site', screen: '/about' },
    { ...hindi, contestant: 'floor', screen: '/' },
    { ...hindi, contestant: 'floor', screen: '/about', LCP: 800, slowLCP: 400 },
  ];
  expect(getFloorTimes(pages[0], pages)).toEqual({ LCP: 1.5, slowLCP: 1.5 });
});
