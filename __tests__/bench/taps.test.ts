/** @jest-environment node */
import { missedTaps, timesOther, type Tapped } from '@/bench/taps';

const NEVER = Infinity;
const taps = (...times: number[]) => times.map((answered) => ({ painted: 400, answered }));
const tapped = (site: number[], spa?: number[]): Tapped => ({
  name: 'menu',
  by: { site: taps(...site), ...(spa && { spa: taps(...spa) }) },
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

it.each([
  ['never answered', [900, NEVER, NEVER], [1000], ['menu: 2 early taps were never answered']],
  ['answered later than an SPA does', [1200], [1000], ['menu: an early tap takes 1.20 to the SPA']],
  ['answered in time', [1149], [1000], []],
])('a tap that is %s', (_, site, spa, lines) => {
  expect(missedTaps([tapped(site, spa)])).toEqual(lines);
});
