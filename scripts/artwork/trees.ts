import type { Random } from '@/lib/random';
import { polar } from './geometry';
import { colour } from './palette';
import { circle, group, repeat, type Point } from './svg';

/** A tree from above: its shade on the ground, then ever smaller and lighter crowns. */
export function canopy(random: Random, at: Point, reach: number): string {
  const crown = (
    count: number,
    spread: number,
    size: number,
    tint: string,
    shift: number,
  ): string =>
    repeat(count, () => {
      const spot = polar(at, Math.sqrt(random()) * spread, random() * 360);
      return circle([spot[0] + shift, spot[1] + shift], size * (0.6 + random() * 0.7), tint);
    });
  return [
    group({ opacity: 0.5 }, crown(60, reach, reach * 0.2, colour.umber, reach * 0.34)),
    crown(60, reach, reach * 0.2, colour.turfDark, 0),
    crown(46, reach * 0.86, reach * 0.15, colour.turf, -12),
    crown(34, reach * 0.74, reach * 0.09, colour.turfLight, -24),
    crown(26, reach * 0.66, reach * 0.05, colour.leaf, -32),
  ].join('');
}
