/** @jest-environment node */
import { timesOther } from '@/bench/taps';

const NEVER = Infinity;
const taps = (...times: number[]) => times.map((answered) => ({ painted: 400, answered }));
const tapped = (site: number[], spa?: number[]) => ({
  site: taps(...site),
  ...(spa && { spa: taps(...spa) }),
});

it('an early tap is compared by the medians', () => {
  expect(timesOther(tapped([900, 100, 600], [300, 10, NEVER]), 'spa')).toBe(2);
});

it.each([
  ['the site never answers', [NEVER], [500]],
  ['the other never answers', [500], [NEVER]],
  ['neither answers', [NEVER], [NEVER]],
  ['there is no other', [500], undefined],
])('nothing is compared where %s', (_, site, spa) => {
  expect(timesOther(tapped(site, spa), 'spa')).toBeUndefined();
});
