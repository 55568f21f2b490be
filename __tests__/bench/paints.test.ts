import { getFloorTimes, type Painted } from '@/bench/paints';

const painted = (page: Pick<Painted, 'contestant' | 'route' | 'screen'>, LCP: number): Painted => {
  const others = { FCP: 1, TBT: 1, slowFCP: 1, shift: 0 };
  return { ...page, ...others, LCP, slowLCP: LCP / 2 };
};

it('a page in any language is compared with the floor of its screen', () => {
  const hindi = painted({ contestant: 'site', route: '/hi/about', screen: '/about' }, 1200);
  const home = painted({ contestant: 'floor', route: '/', screen: '/' }, 100);
  const about = painted({ contestant: 'floor', route: '/about', screen: '/about' }, 800);
  expect(getFloorTimes(hindi, [home, hindi, about])).toEqual({ LCP: 1.5, slowLCP: 1.5 });
});
