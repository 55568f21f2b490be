import { figure, silhouette, standing } from '../figure';
import { smooth } from '../geometry';
import { leotard } from '../kits';
import { colour } from '../palette';
import type { Pose } from '../pose';
import { handstand, plunging, splitLeap, sprinting, tucked, upright } from '../poses';
import { ground, worn, type Poster } from '../stage';
import {
  circle,
  ellipse,
  frame,
  line,
  place,
  polygon,
  rect,
  stroke,
  type Point,
  points,
} from '../svg';
import { flecks, halftone } from '../texture';

const beam: Poster = {
  sport: 'Gymnastics',
  alt: 'Gymnast in a split handstand on the balance beam over blue mats',
  draw: (random) => [
    ground(colour.sky),
    ...[0, 1, 2, 3].map((index) =>
      rect([index * 420 - 40, 760], 414, 400, index % 2 ? colour.matBlue : colour.pool),
    ),
    halftone(colour.azure, {
      from: [0, 420],
      width: 1600,
      height: 340,
      cell: 24,
      tone: (_, y) => 0.45 * y,
    }),
    polygon(points('120,850 1480,850 1600,960 300,960'), colour.night, { opacity: 0.35 }),
    circle([800, 370], 330, colour.chalk),
    ...[330, 1230].map((x) =>
      polygon(
        [
          [x - 16, 690],
          [x + 16, 690],
          [x + 26, 880],
          [x + 90, 900],
          [x - 90, 900],
          [x - 26, 880],
        ],
        colour.ink,
      ),
    ),
    rect([100, 640], 1400, 62, colour.umber, { rx: 12 }),
    rect([100, 640], 1400, 22, colour.earth, { rx: 11 }),
    standing(handstand, leotard(colour.clay), [800, 642], 84),
    flecks(random, colour.ink, 220, 0.2),
  ],
};

/** A body turning in the air about its own middle. */
function turning(pose: Pose, at: Point, turn: number, scale: number, tint: string): string {
  return place({ at, rotate: turn, scale }, place({ at: [0, 4.2] }, silhouette(pose, tint)));
}

const presenting: Pose = {
  ...upright,
  nearArm: [
    [0.95, -7.2],
    [1.6, -8.4],
  ],
  farArm: [
    [-0.95, -7.2],
    [-1.6, -8.4],
  ],
};

const tumble: Poster = {
  sport: 'Gymnastics',
  alt: 'Tumbling pass in stages across a coral sky, run to landing',
  draw: (random) => {
    const trail = smooth(
      points('-60,720 180,680 400,520 640,300 880,220 1140,330 1320,560 1420,740'),
    );
    return [
      ground(colour.coral),
      ...[3, 2, 1].map((step) =>
        circle([800, 900], step * 260, step % 2 ? colour.clay : colour.rose, { opacity: 0.5 }),
      ),
      stroke(trail, colour.straw, 150, { opacity: 0.55, 'stroke-linecap': 'round' }),
      rect([0, 890], 1600, 180, colour.plum),
      rect([0, 890], 1600, 22, colour.straw),
      turning(sprinting, [170, 676], 0, 54, colour.clayDeep),
      turning(plunging, [410, 520], 118, 48, colour.clayDeep),
      turning(tucked, [650, 300], 200, 62, colour.plum),
      turning(tucked, [890, 226], 320, 62, colour.plum),
      turning(presenting, [1150, 360], -52, 50, colour.plum),
      standing(presenting, leotard(colour.marigold), [1420, 896], 64),
      flecks(random, colour.straw, 240),
    ];
  },
};

/** Seen from above, face down: a body held level between the rails, a hand on either. */
const level: Pose = {
  ...plunging,
  nearArm: [
    [1.1, -5.95],
    [1.62, -5.8],
  ],
  farArm: [
    [-1.1, -5.95],
    [-1.62, -5.8],
  ],
};

const bars: Poster = {
  sport: 'Gymnastics',
  alt: 'Gymnast held level between parallel bars, seen from above on green mats',
  draw: (random) => {
    const rail = (y: number): string =>
      rect([-300, y], 2300, 30, colour.earth) + rect([-300, y], 2300, 10, colour.dune);
    const railShadow = (y: number): string =>
      rect([-300, y + 230], 2300, 26, colour.night, { opacity: 0.42 });
    const upright = (x: number, y: number): string =>
      rect([x - 14, y + 30], 28, 210, colour.night, { opacity: 0.42 }) +
      rect([x - 26, y - 18], 52, 66, colour.ink);
    return [
      ground(colour.mint),
      place(
        { at: [0, 60], rotate: -11 },
        rect([120, -300], 1400, 1600, colour.leaf),
        rect([220, -200], 1200, 1400, colour.turfLight),
        frame([220, -200], 1200, 1400, colour.chalk, 10),
        ...[410, 690].map(railShadow),
        place({ at: [490, 800], rotate: 90, scale: 84 }, silhouette(level, colour.night, 0.45)),
        ...[320, 1400].flatMap((x) => [410, 690].map((y) => upright(x, y))),
        place({ at: [430, 565], rotate: 90, scale: 84 }, figure(level, leotard(colour.clay))),
        ...[410, 690].map(rail),
        ...[424, 704].map((y) => circle([430 + 5.8 * 84, y], 22, colour.skin)),
      ),
      flecks(random, colour.ink, 220, 0.2),
    ];
  },
};

const ribbon: Poster = {
  sport: 'Gymnastics',
  alt: 'Rhythmic gymnast leaping beneath one great looping golden ribbon',
  draw: (random) => {
    const loops = smooth(
      points(
        '980,370 1130,230 1330,200 1430,360 1290,480 1180,330 1060,90 720,60 420,190 250,480 400,700 640,560 470,380 180,560 60,860 300,1010 760,950 1300,880 1680,990',
      ),
    );
    return [
      ground(colour.dusk),
      polygon(points('0,1067 800,640 1600,1067'), colour.plum),
      halftone(colour.plum, {
        from: [0, 0],
        width: 1600,
        height: 800,
        cell: 26,
        opacity: 0.9,
        tone: (x, y) => 0.42 * Math.abs(x - 0.5) * 2 * (1 - y * 0.4),
      }),
      worn(
        line([0, 1067], [800, 640], colour.lilac, 10),
        line([1600, 1067], [800, 640], colour.lilac, 10),
      ),
      stroke(loops, colour.night, 30, { opacity: 0.3, transform: 'translate(14 34)' }),
      stroke(loops, colour.amber, 30),
      stroke(loops, colour.marigold, 22),
      ellipse([820, 960], 330, 26, colour.night, { opacity: 0.4 }),
      standing(splitLeap, leotard(colour.lagoon), [800, 1010], 80),
      line([976, 382], [1010, 350], colour.chalk, 9),
      flecks(random, colour.lilac, 260),
    ];
  },
};

export const gymnastics = { beam, tumble, bars, ribbon } as const;
