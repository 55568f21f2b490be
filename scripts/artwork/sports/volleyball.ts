import { ballShadow, volleyball as ball } from '../balls';
import { castShadow, kit, silhouette, standing, wallShadow, type Light } from '../figure';
import { fromAbove, person, stances } from '../from-above';
import { colour } from '../palette';
import { blocking, diving, forehand, smashing, upright } from '../poses';
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
  repeat,
  ring,
  stroke,
  type Placement,
  type Point,
  points,
} from '../svg';
import { flecks, halftone } from '../texture';

const bright = [colour.marigold, colour.paper, colour.pool] as const;

function mesh(from: Point, width: number, height: number, cell: number, tint: string): string {
  return group(
    {},
    repeat(Math.ceil(width / cell) + 1, (index) =>
      line([from[0] + index * cell, from[1]], [from[0] + index * cell, from[1] + height], tint, 4),
    ),
    repeat(Math.ceil(height / cell) + 1, (index) =>
      line([from[0], from[1] + index * cell], [from[0] + width, from[1] + index * cell], tint, 4),
    ),
  );
}

const court: Poster = {
  sport: 'Volleyball',
  alt: 'Volleyball court from above in orange and teal, teams either side of the net',
  draw: (random) => {
    const middle: Placement = { at: [800, 533], rotate: -8, scale: 86 };
    const light: Light = { toward: 55, length: 1.3 };
    const spots: readonly (readonly [number, number, number, string])[] = [
      [560, 330, 0, colour.ink],
      [420, 600, 0, colour.ink],
      [600, 800, -20, colour.ink],
      [1010, 260, 180, colour.clay],
      [1180, 470, 170, colour.clay],
      [1080, 760, 190, colour.clay],
    ];
    return [
      ground(colour.teal),
      place(middle, rect([-9, -4.5], 18, 9, colour.coral), rect([-3, -4.5], 6, 9, colour.marigold)),
      worn(
        place(
          middle,
          frame([-9, -4.5], 18, 9, colour.paper, 0.11),
          line([-3, -4.5], [-3, 4.5], colour.paper, 0.11),
          line([3, -4.5], [3, 4.5], colour.paper, 0.11),
        ),
      ),
      place(
        middle,
        wallShadow([0, -5], [0, 5], 1.6, { toward: 63, length: 1 }),
        rect([-0.07, -5.1], 0.14, 10.2, colour.paper),
        circle([0, -5.1], 0.2, colour.ink),
        circle([0, 5.1], 0.2, colour.ink),
      ),
      ...spots.map(([x, y, facing, top], index) =>
        person(
          index === 0 ? stances.reaching : stances.waiting,
          index === 0 ? smashing : upright,
          kit(top, colour.paper),
          { at: [x, y], facing, scale: 50 },
          light,
        ),
      ),
      ballShadow([720, 330], 30, light, 1.4),
      ball([690, 290], 36, 20, bright),
      flecks(random, colour.paper, 220),
    ];
  },
};

const giantBall: Poster = {
  sport: 'Volleyball',
  alt: 'Giant striped volleyball rising over a pale sea-blue horizon',
  draw: (random) => [
    ground(colour.mist),
    ...[0, 1, 2, 3, 4].map((index) =>
      rect([0, 690 + index * 76], 1600, 80, index % 2 ? colour.sky : colour.azure),
    ),
    halftone(colour.sky, {
      from: [0, 300],
      width: 1600,
      height: 390,
      cell: 26,
      tone: (_, y) => 0.46 * y,
    }),
    ball([620, 520], 450, -18, [colour.coral, colour.paper, colour.marigold]),
    rect([1240, -10], 26, 1090, colour.ink),
    mesh([1266, 190], 360, 420, 42, colour.ink),
    rect([1240, 160], 380, 40, colour.paper),
    rect([1240, 610], 380, 20, colour.paper),
    rect([1330, 30], 18, 600, colour.clay),
    ...[0, 1, 2, 3].map((index) => rect([1330, 60 + index * 150], 18, 75, colour.paper)),
    flecks(random, colour.poolDark, 200, 0.25),
  ],
};

const atTheNet: Poster = {
  sport: 'Volleyball',
  alt: 'Spiker and two blockers meeting above the net before a red sun',
  draw: (random) => [
    ground(colour.amber),
    circle([800, 520], 450, colour.clay),
    halftone(colour.marigold, {
      from: [0, 0],
      width: 1600,
      height: 900,
      cell: 30,
      tone: (x, y) => (Math.hypot(x * 1600 - 800, y * 900 - 520) < 470 ? 0 : 0.48 * (1 - y)),
    }),
    rect([0, 930], 1600, 140, colour.umber),
    rect([0, 930], 1600, 12, colour.night),
    place({ at: [500, 850], scale: 74 }, silhouette(smashing, colour.night)),
    ...[1010, 1190].map((x, index) =>
      place({ at: [x, 890 + index * 20], scale: 70 }, silhouette(blocking, colour.night)),
    ),
    rect([786, 380], 26, 560, colour.night),
    mesh([812, 420], 820, 170, 34, colour.clayDeep),
    rect([800, 396], 820, 30, colour.paper),
    rect([800, 590], 820, 12, colour.paper),
    ball([640, 172], 62, 30, [colour.paper, colour.straw, colour.paper]),
    flecks(random, colour.straw, 240),
  ],
};

const beach: Poster = {
  sport: 'Volleyball',
  alt: 'Sand volleyball from above, a player diving full stretch by blue tape',
  draw: (random) => {
    const light: Light = { toward: 205, length: 1.5, opacity: 0.4 };
    const dimple = (): string => {
      const at: Point = [random() * 1600, random() * 1067];
      return (
        ellipse(at, 14 + random() * 12, 9 + random() * 6, colour.dune, { opacity: 0.7 }) +
        ellipse([at[0] + 5, at[1] + 4], 9, 5, colour.earth, { opacity: 0.35 })
      );
    };
    return [
      ground(colour.sand),
      repeat(170, dimple),
      polygon(points('1300,-20 1640,-20 1640,1090 1560,1090'), colour.lagoon),
      polygon(points('1250,-20 1300,-20 1560,1090 1490,1090'), colour.paper),
      stroke('M-20 210L1330 120M100 1090L20 -20', colour.pool, 22),
      wallShadow([700, -20], [790, 1090], 150, light),
      line([700, -20], [790, 1090], colour.ink, 12),
      line([700, -20], [790, 1090], colour.paper, 5, { 'stroke-dasharray': '26 20' }),
      castShadow(diving, [430, 830], 62, { ...light, length: 0.8 }),
      place(
        { at: [330, 860], rotate: -16, scale: 74 },
        standing(diving, kit(colour.clay, colour.ink, { shoe: colour.skin }), [0, 0], 1),
      ),
      person(
        stances.reaching,
        upright,
        kit(colour.clay, colour.ink, { shoe: colour.skin }),
        { at: [390, 330], facing: 20, scale: 54 },
        light,
      ),
      castShadow(forehand, [1080, 560], 54, light),
      fromAbove(stances.spread, kit(colour.turf, colour.ink, { shoe: colour.skin }), {
        at: [1090, 555],
        facing: 175,
        scale: 54,
      }),
      ballShadow([690, 560], 34, light),
      ball([668, 540], 40, 12, bright),
      ring([668, 540], 74, colour.dune, 6),
      flecks(random, colour.umber, 300, 0.25),
    ];
  },
};

export const volleyball = { court, giantBall, atTheNet, beach } as const;
