import { getFloorTimes, type Painted } from '@/bench/paints';

const painted = (
  contestant: Painted['contestant'],
  route: string,
  screen: Painted['screen'],
  LCP: number,
): Painted => {
  const others = { FCP: 1, TBT: 1, slowFCP: 1, shift: 0 };
  return { contestant, route, screen, LCP, slowLCP: LCP / 2, ...others };
};

const floor = painted('floor', '/about', '/about', 800);

it('a page in any language is compared with the floor of its screen', () => {
  const hindi = painted('site', '/hi/about', '/about', 1200);
  const all = [painted('floor', '/', '/', 100), floor, hindi];
  expect(getFloorTimes(hindi, all)).toEqual({ LCP: 1.5, slowLCP: 1.5 });
});
