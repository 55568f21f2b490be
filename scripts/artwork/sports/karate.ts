import { castShadow, standing, type Light } from '../figure';
import { fromAbove, person, stances, type Stance } from '../from-above';
import { gi } from '../kits';
import { mats } from '../mats';
import { colour } from '../palette';
import { bowing, punching, sideKick } from '../poses';
import { ground, type Poster } from '../stage';
import {
  circle,
  group,
  line,
  place,
  polygon,
  rect,
  shape,
  stroke,
  type Point,
  points,
} from '../svg';
import { flecks, halftone } from '../texture';

/** Bent from the hips, hands sliding down the thighs. */
const bow: Stance = {
  legs: stances.waiting.legs,
  lean: 1.05,
  arms: [
    [
      [0.45, -1.1],
      [0.1, -0.8],
    ],
    [
      [0.45, 1.1],
      [0.1, 0.8],
    ],
  ],
};

const tatami: Poster = {
  sport: 'Karate',
  alt: 'Two karateka bowing on red and blue mats, seen from above',
  draw: (random) => {
    const light: Light = { toward: 96, length: 1 };
    const rivals = [
      { at: [520, 440], facing: 14, scale: 86, belt: colour.azure },
      { at: [1080, 580], facing: 194, scale: 86, belt: colour.clay },
    ] as const;
    return [
      ground(colour.matBlue),
      place(
        { at: [800, 533], rotate: 14 },
        mats(
          280,
          (column, row) =>
            Math.abs(column - 4) > 1 || Math.abs(row - 4) > 1
              ? colour.clay
              : (column + row) % 2
                ? colour.matBlue
                : colour.pool,
          colour.night,
        ),
      ),
      ...rivals.map(({ belt, ...where }) =>
        [
          person(bow, bowing, gi(), where, light),
          place({ at: where.at, rotate: where.facing }, line([-30, -50], [-30, 50], belt, 20)),
        ].join(''),
      ),
      flecks(random, colour.sky, 220),
    ];
  },
};

const highKick: Poster = {
  sport: 'Karate',
  alt: 'Karateka in white throwing a high side kick across a half sun',
  draw: (random) => [
    ground(colour.tealDark),
    circle([1150, 930], 640, colour.marigold),
    circle([1150, 930], 480, colour.amber),
    halftone(colour.teal, {
      from: [0, 0],
      width: 1600,
      height: 930,
      cell: 28,
      tone: (x, y) => (Math.hypot(x * 1600 - 1150, y * 930 - 930) < 660 ? 0 : 0.46 * y),
    }),
    rect([0, 930], 1600, 140, colour.ink),
    rect([0, 930], 1600, 12, colour.paper),
    polygon(points('560,950 700,950 360,1067 120,1067'), colour.night, { opacity: 0.6 }),
    standing(sideKick, gi(), [660, 945], 116),
    stroke('M592 502L690 530', colour.night, 30, { 'stroke-linecap': 'round' }),
    stroke('M660 530L600 640M668 530L690 650', colour.night, 18, { 'stroke-linecap': 'round' }),
    ...[0, 1, 2].map((index) =>
      stroke(
        `M${1110 + index * 46} ${150 - index * 18}Q${1200 + index * 60} ${300} ${1150 + index * 60} ${430 + index * 20}`,
        colour.paper,
        12,
        { 'stroke-linecap': 'round' },
      ),
    ),
    flecks(random, colour.mint, 240),
  ],
};

const belt: Poster = {
  sport: 'Karate',
  alt: 'Close view of a black belt knotted over a folded white jacket',
  draw: (random) => [
    ground(colour.paper),
    polygon(points('0,0 520,0 1010,1067 0,1067'), colour.mist),
    polygon(points('1600,0 1080,0 560,1067 1600,1067'), colour.paper),
    polygon(points('500,0 610,0 1080,1067 960,1067'), colour.sky),
    polygon(points('1100,0 980,0 800,380 870,520'), colour.sky),
    polygon(points('1100,0 1010,0 500,1067 610,1067'), colour.mist),
    halftone(colour.azure, {
      from: [0, 560],
      width: 1600,
      height: 520,
      cell: 24,
      opacity: 0.55,
      tone: (x, y) => 0.42 * y * Math.abs(x - 0.5) * 2,
    }),
    group({ opacity: 0.3, transform: 'translate(14 40)' }, beltShape(colour.night, colour.night)),
    beltShape(colour.ink, colour.slate),
    flecks(random, colour.slate, 220, 0.25),
  ],
};

function beltShape(cloth: string, stitch: string): string {
  const strand = (d: string, seams: string): string =>
    shape(d, cloth) + stroke(seams, stitch, 5, { 'stroke-dasharray': '20 9' });
  return [
    strand('M-20 440L700 480V640L-20 610Z', 'M-20 474L700 514M-20 575L700 605'),
    strand('M1620 440L900 480V640L1620 610Z', 'M1620 474L900 514M1620 575L900 605'),
    strand('M760 600L560 1010L700 1060L880 640Z', 'M785 625L600 1000M850 650L665 1030'),
    strand('M840 600L1010 1030L1150 980L940 590Z', 'M868 610L1040 1000M925 600L1108 975'),
    shape('M690 452Q800 420 920 456L950 640Q800 700 660 650Z', cloth),
    stroke('M700 480Q800 452 912 484M672 622Q800 668 938 612', stitch, 5, {
      'stroke-dasharray': '20 9',
    }),
    stroke('M700 640Q800 560 930 470', colour.night, 12),
  ].join('');
}

const thrust: Stance = {
  legs: stances.reaching.legs,
  lean: 0.3,
  arms: [
    [
      [0.9, -0.9],
      [1.9, -0.8],
    ],
    [
      [-0.5, 1.1],
      [0.1, 0.95],
    ],
  ],
};

const kata: Poster = {
  sport: 'Karate',
  alt: 'Ranks of karateka punching in time, long diagonal shadows on rose',
  draw: (random) => {
    const light: Light = { toward: 32, length: 1.25, opacity: 0.5 };
    const spots = Array.from({ length: 15 }, (_, index): Point => {
      const row = Math.floor(index / 5);
      return [(index % 5) * 400 - 60 + (row % 2) * 200, row * 380 + 130];
    });
    return [
      ground(colour.rose),
      place(
        { at: [800, 533] },
        mats(400, (column, row) => ((column + row) % 2 ? colour.rose : colour.coral), colour.clay),
      ),
      ...spots.map((at) => castShadow(punching, at, 48, light)),
      ...spots.map((at, index) =>
        fromAbove(thrust, gi(index === 7 ? colour.ink : colour.paper), {
          at,
          facing: -90,
          scale: 50,
        }),
      ),
      flecks(random, colour.paper, 240),
    ];
  },
};

export const karate = { tatami, highKick, belt, kata } as const;
