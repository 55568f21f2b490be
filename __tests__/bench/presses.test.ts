import { pressRatios } from '@/bench/presses';

const took = (first: number, later: number) => [{ first: [first], later: [later], finger: [] }];

it('later presses are compared with those of others, and the first press with later ones', () => {
  const by = { site: took(60, 40), spa: took(1, 50), floor: took(1, 20) };
  expect(pressRatios(by)).toEqual({ plain: undefined, spa: 0.8, floor: 2, first: 1.5 });
});

it('without others, only the first press is compared', () => {
  expect(pressRatios({ site: took(30, 20) })).toEqual({
    plain: undefined,
    spa: undefined,
    floor: undefined,
    first: 1.5,
  });
});
