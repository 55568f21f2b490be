/** @jest-environment node */
import { missedTargets, pressRatios } from '@/bench/presses';

const took = (first: number, later: number) => ({ first: [first], mouse: [later], finger: [] });

it('later presses are compared with those of others, and the first with the later ones', () => {
  const by = { site: took(60, 40), spa: took(1, 50), floor: took(1, 20), plain: took(1, 40) };
  expect(pressRatios({ name: 'tab', by })).toEqual({ plain: 1, spa: 0.8, floor: 2, first: 1.5 });
});

it('what nobody else has is compared with itself alone', () => {
  expect(pressRatios({ name: 'district', by: { site: took(30, 20) } })).toEqual({
    plain: undefined,
    spa: undefined,
    floor: undefined,
    first: 1.5,
  });
});

it('a target that is missed is told of, one that is met is not', () => {
  const slow = { site: took(60, 40), spa: took(1, 20), floor: took(1, 40) };
  expect(missedTargets([{ name: 'tab', by: slow }])).toEqual(['tab: 2.00 to spa, not 1.1']);
});
