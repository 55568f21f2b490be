import { football as ball } from '../balls';
import { kit, silhouette, standing } from '../figure';
import { colour } from '../palette';
import { diving, kicking } from '../poses';
import { ground, type Poster } from '../stage';
import { ellipse, group, line, place, polygon, rect, ring, points } from '../svg';
import { flecks, halftone } from '../texture';

const save: Poster = {
  sport: 'Football',
  alt: 'Goalkeeper at full stretch before the net, ball bound for the corner',
  draw: (random) => [
    ground(colour.poolDeep),
    group(
      { stroke: colour.azure, 'stroke-width': 5, opacity: 0.85 },
      ...Array.from({ length: 20 }, (_, index) =>
        line([index * 90 - 40, 110], [index * 78 + 70, 820], colour.azure, 5),
      ),
      ...Array.from({ length: 11 }, (_, index) =>
        line([60, 130 + index * 68], [1560, 130 + index * 68], colour.azure, 5),
      ),
    ),
    rect([0, 820], 1600, 250, colour.turf),
    rect([0, 820], 1600, 60, colour.turfLight),
    rect([0, 940], 1600, 60, colour.turfLight),
    rect([0, 816], 1600, 16, colour.paper),
    rect([60, 70], 1560, 40, colour.paper),
    rect([60, 70], 44, 760, colour.paper),
    rect([92, 110], 12, 720, colour.sky),
    rect([104, 98], 1500, 12, colour.sky),
    ellipse([820, 880], 480, 26, colour.night, { opacity: 0.45 }),
    place(
      { at: [900, 900], rotate: 14, scale: [-118, 118] },
      standing(diving, kit(colour.marigold, colour.ink, { sleeve: colour.marigold }), [0, 0], 1),
    ),
    ball([230, 290], 84, 40, colour.ink),
    flecks(random, colour.sky, 220),
  ],
};

const giantBall: Poster = {
  sport: 'Football',
  alt: 'Great patched football filling a marigold sheet, small striker below',
  draw: (random) => [
    ground(colour.marigold),
    ...[0, 1, 2, 3].map((index) => ring([980, 400], 560 + index * 90, colour.amber, 34)),
    ball([980, 400], 500, -30, colour.ink),
    halftone(colour.slate, {
      from: [480, 420],
      width: 1000,
      height: 500,
      cell: 22,
      tone: (x, y) => (Math.hypot(x * 1000 - 500, y * 500 + 20) < 488 ? 0.44 * y * (0.3 + x) : 0),
    }),
    rect([0, 930], 1600, 140, colour.clay),
    rect([0, 930], 1600, 14, colour.paper),
    place({ at: [250, 948], scale: 62 }, silhouette(kicking, colour.ink)),
    polygon(points('200,950 300,950 90,1067 -60,1067'), colour.night, { opacity: 0.4 }),
    flecks(random, colour.umber, 240, 0.25),
  ],
};

export const footballLevel = { save, giantBall } as const;
