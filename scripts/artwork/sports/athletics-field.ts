import { integerBetween } from '@/lib/random';
import { castShadow, kit, standing } from '../figure';
import { person, stances } from '../from-above';
import { arc, band, polar, sector, smooth } from '../geometry';
import { colour } from '../palette';
import { leaping, putting } from '../poses';
import { ground, worn, type Poster } from '../stage';
import { circle, line, rect, repeat, shape, stroke, type Point } from '../svg';
import { flecks, mown } from '../texture';

const longJump: Poster = {
  sport: 'Athletics',
  alt: 'Long jumper flying over raked sand, shadow far below',
  draw: (random) => {
    const rake = repeat(26, (index) => {
      const y = 120 + index * 34;
      const wave: Point[] = Array.from({ length: 9 }, (_, step) => [
        760 + step * 130,
        y + integerBetween(random, -5, 5),
      ]);
      return stroke(smooth(wave), colour.dune, 7, { opacity: 0.8 });
    });
    return [
      ground(colour.turfLight),
      mown(colour.turf, 120, 0.5, 90),
      rect([-20, 330], 760, 400, colour.coral),
      rect([740, 90], 900, 890, colour.sand),
      rake,
      worn(
        rect([-20, 330], 760, 12, colour.chalk),
        rect([-20, 718], 760, 12, colour.chalk),
        rect([560, 342], 56, 376, colour.chalk),
      ),
      rect([616, 342], 22, 376, colour.marigold),
      rect([726, 78], 900, 14, colour.umber),
      rect([726, 978], 900, 14, colour.umber),
      rect([726, 78], 14, 914, colour.umber),
      ...[0, 1, 2].map((step) =>
        circle([120 + step * 170, 530 + (step % 2) * 36], 14, colour.clayDark, { opacity: 0.6 }),
      ),
      castShadow(leaping, [1080, 760], 56, { toward: 8, length: 1, opacity: 0.36 }),
      standing(leaping, kit(colour.pool, colour.ink), [960, 900], 92),
      flecks(random, colour.chalk, 200),
    ];
  },
};

const shotPut: Poster = {
  sport: 'Athletics',
  alt: 'Shot putter in the circle, distance arcs widening over dark turf',
  draw: (random) => {
    const centre: Point = [250, 820];
    return [
      ground(colour.turfDark),
      shape(sector(centre, 2200, -48, 4), colour.turf),
      ...[3, 5].map((index) =>
        shape(band(centre, index * 230, index * 230 + 230, -48, 4), colour.turfLight, {
          opacity: 0.55,
        }),
      ),
      worn(
        ...[2, 3, 4, 5, 6].map((index) =>
          stroke(arc(centre, index * 230, -48, 4), colour.chalk, 9),
        ),
        line(centre, polar(centre, 2200, -48), colour.chalk, 14),
        line(centre, polar(centre, 2200, 4), colour.chalk, 14),
      ),
      circle(centre, 205, colour.chalk),
      circle(centre, 190, colour.dune),
      stroke(arc(centre, 205, -60, 16), colour.chalk, 34),
      person(
        { ...stances.swinging },
        putting,
        kit(colour.clay, colour.ink),
        { at: centre, facing: -22, scale: 58 },
        { toward: 158, length: 0.9 },
      ),
      circle([1262, 372], 40, colour.night, { opacity: 0.4 }),
      circle([1180, 300], 46, colour.marigold),
      circle([1166, 286], 16, colour.straw),
      stroke('M330 690Q740 250 1120 292', colour.marigold, 7, {
        'stroke-dasharray': '4 26',
        'stroke-linecap': 'round',
      }),
      flecks(random, colour.chalk, 260),
    ];
  },
};

export const athleticsField = { longJump, shotPut } as const;
