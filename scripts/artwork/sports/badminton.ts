import { kit, wallShadow, type Light } from '../figure';
import { person, stances } from '../from-above';
import { racket, shuttle } from '../gear';
import { colour } from '../palette';
import { smashing, upright } from '../poses';
import { ground, worn, type Poster } from '../stage';
import {
  circle,
  ellipse,
  frame,
  group,
  line,
  place,
  polygon,
  rect,
  type Placement,
  type Point,
  points,
} from '../svg';
import { flecks, halftone } from '../texture';

/** The markings in metres around the middle of the court. */
function markings(tint: string): string {
  const thick = 0.075;
  return [
    frame([-6.7, -3.05], 13.4, 6.1, tint, thick),
    line([-6.7, -2.59], [6.7, -2.59], tint, thick),
    line([-6.7, 2.59], [6.7, 2.59], tint, thick),
    ...[-1, 1].flatMap((side) => [
      line([side * 1.98, -3.05], [side * 1.98, 3.05], tint, thick),
      line([side * 5.94, -3.05], [side * 5.94, 3.05], tint, thick),
      line([side * 1.98, 0], [side * 6.7, 0], tint, thick),
    ]),
  ].join('');
}

const doubles: Poster = {
  sport: 'Badminton',
  alt: 'Badminton doubles on a green court from above, shuttle over the net',
  draw: (random) => {
    const court: Placement = { at: [800, 540], rotate: 16, scale: 118 };
    const light: Light = { toward: 70, length: 1.1 };
    const player = (at: Point, facing: number, top: string, action = smashing): string =>
      person(
        action === smashing ? stances.swinging : stances.reaching,
        action,
        kit(top, colour.ink),
        { at, facing, scale: 46 },
        light,
      );
    return [
      ground(colour.tealDark),
      place(
        court,
        rect([-7.4, -3.8], 14.8, 7.6, colour.turf),
        rect([-6.7, -3.05], 13.4, 6.1, colour.turfLight),
        rect([-1.98, -3.05], 3.96, 6.1, colour.turf),
      ),
      worn(place(court, markings(colour.chalk))),
      place(
        court,
        wallShadow([0, -3.3], [0, 3.3], 0.9, { toward: 60, length: 1 }),
        rect([-0.05, -3.4], 0.1, 6.8, colour.chalk),
        circle([0, -3.4], 0.14, colour.ink),
        circle([0, 3.4], 0.14, colour.ink),
      ),
      racket([500, 250], 42, 205, colour.marigold, colour.ink),
      player([430, 330], 12, colour.marigold),
      player([260, 660], 0, colour.marigold, upright),
      player([1130, 420], 190, colour.rose, upright),
      racket([1085, 790], 42, -20, colour.rose, colour.ink),
      player([1180, 850], 200, colour.rose),
      shuttle([800, 300], 26, 190, colour.paper, colour.slate),
      flecks(random, colour.mint, 220),
    ];
  },
};

const giantShuttle: Poster = {
  sport: 'Badminton',
  alt: 'Enormous shuttlecock diving across violet with speed lines behind',
  draw: (random) => [
    ground(colour.plum),
    ...[-2, -1, 0, 1, 2].map((index) =>
      polygon(
        [
          [560, 700 + index * 24],
          [1800, -260 + index * 260],
          [1800, -140 + index * 260],
        ],
        index % 2 ? colour.rose : colour.dusk,
        { opacity: 0.8 },
      ),
    ),
    shuttle([480, 770], 380, -38, colour.paper, colour.slate),
    halftone(colour.night, {
      from: [0, 640],
      width: 900,
      height: 440,
      cell: 20,
      opacity: 0.35,
      tone: (x, y) => 0.5 * Math.max(0, y - x * 0.6),
    }),
    flecks(random, colour.blush, 260),
  ],
};

const netCord: Poster = {
  sport: 'Badminton',
  alt: 'Shuttle tumbling over the net tape, half straw and half sea green',
  draw: (random) => [
    ground(colour.straw),
    rect([0, 470], 1600, 600, colour.lagoon),
    circle([1080, 470], 260, colour.clay),
    group(
      { stroke: colour.tealDark, 'stroke-width': 4, opacity: 0.85 },
      ...Array.from({ length: 44 }, (_, index) =>
        line([index * 38 - 10, 500], [index * 38 - 10, 1067], colour.tealDark, 4),
      ),
      ...Array.from({ length: 16 }, (_, index) =>
        line([0, 530 + index * 38], [1600, 530 + index * 38], colour.tealDark, 4),
      ),
    ),
    rect([0, 452], 1600, 74, colour.paper),
    rect([0, 508], 1600, 18, colour.sand),
    line([0, 488], [1600, 488], colour.sand, 4, { 'stroke-dasharray': '18 10' }),
    ellipse([760, 540], 90, 12, colour.night, { opacity: 0.3 }),
    shuttle([640, 330], 128, -58, colour.paper, colour.ink),
    ...[0, 1, 2, 3, 4, 5].map((index) =>
      circle([590 - index * 88, 260 + index * index * 7], 13 - index * 1.4, colour.ink),
    ),
    flecks(random, colour.tealDark, 200),
  ],
};

const rackets: Poster = {
  sport: 'Badminton',
  alt: 'Two crossed rackets and a shuttle resting on rose court lines',
  draw: (random) => [
    ground(colour.rose),
    polygon(points('-20,700 900,-20 1620,-20 1620,300 640,1090 -20,1090'), colour.coral),
    worn(
      line([-60, 1000], [1240, -40], colour.paper, 26),
      line([-60, 1130], [1400, -40], colour.paper, 26),
      line([420, 140], [1500, 1240], colour.paper, 26),
    ),
    group(
      { opacity: 0.32 },
      racket([590, 444], 235, 34, colour.night, colour.night),
      racket([1110, 464], 235, 152, colour.night, colour.night),
    ),
    racket([560, 400], 235, 34, colour.ink, colour.marigold),
    racket([1080, 420], 235, 152, colour.poolDark, colour.paper),
    shuttle([830, 120], 74, 100, colour.paper, colour.ink),
    flecks(random, colour.paper, 220),
  ],
};

export const badminton = { doubles, giantShuttle, netCord, rackets } as const;
