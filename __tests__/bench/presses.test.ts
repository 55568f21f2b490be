import { pressRatios } from '@/bench/presses';

const took = (first: number, later: number) => [{ first: [first], later: [later], finger: [] }];

it('later presses are compared with those of others, and the first press with later ones', () => {
  const by = { site: took(60, 40), spa: took(1, 50), floor: took(1, 20) };
  expect(pressRatios(by)).toEqual({ plain: undefined, spa: 0.8, floor: 2, first: 1.5 });
});
