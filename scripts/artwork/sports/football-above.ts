import { ballShadow, football as ball } from '../balls';
import { castShadow, kit, type Light } from '../figure';
import { fromAbove, person, stances } from '../from-above';
import { arc, sector } from '../geometry';
import { barefoot } from '../kits';
import { colour } from '../palette';
import { dribbling, kicking, upright } from '../poses';
import { ground, worn, type Poster } from '../stage';
import { circle, line, polygon, repeat, ring, shape, stroke, type Point, points } from '../svg';
import { flecks, halftone, mown } from '../texture';

const corner: Poster = {
  sport: 'Football',
  alt: 'Corner arc and flag from above, ball waiting on striped turf',
  draw: (random) => {
    const light: Light = { toward: -38, length: 1.4 };
    const at: Point = [330, 790];
    return [
      ground(colour.leaf),
      mown(colour.turfLight, 130, 0.85, 24),
      shape(sector(at, 330, -90, 0), colour.mint, { opacity: 0.5 }),
      worn(
        line([330, -20], [330, 790], colour.paper, 26),
        line([317, 790], [1620, 790], colour.paper, 26),
        stroke(arc(at, 330, -90, 0), colour.paper, 24),
      ),
      polygon(points('332,796 352,784 860,396 1000,420 900,500 850,416 345,806'), colour.night, {
        opacity: 0.4,
      }),
      line([330, 790], [250, 560], colour.ink, 18, { 'stroke-linecap': 'round' }),
      polygon(points('252,566 30,500 210,410'), colour.clay),
      line([330, 790], [205, 420], colour.ink, 16, { 'stroke-linecap': 'round' }),
      circle(at, 18, colour.marigold),
      ballShadow([560, 640], 74, light),
      ball([540, 650], 82, 12, colour.ink),
      person(
        stances.running,
        dribbling,
        kit(colour.pool, colour.paper),
        { at: [1130, 560], facing: 165, scale: 60 },
        { ...light, toward: -30 },
      ),
      flecks(random, colour.turfDark, 240),
    ];
  },
};

const kickOff: Poster = {
  sport: 'Football',
  alt: 'Kick-off in the centre circle, players and long shadows from above',
  draw: (random) => {
    const light: Light = { toward: 172, length: 1.9, opacity: 0.5 };
    const centre: Point = [860, 533];
    const team = (spots: readonly Point[], top: string, facing: number): string[] =>
      spots.map((at) =>
        person(stances.waiting, upright, kit(top, colour.ink), { at, facing, scale: 38 }, light),
      );
    return [
      ground(colour.turfDark),
      mown(colour.turf, 178, 0.9, 0),
      worn(
        line([860, -20], [860, 1090], colour.paper, 14),
        ring(centre, 350, colour.paper, 14),
        circle(centre, 18, colour.paper),
      ),
      ...team(points('520,180 430,620 560,910 200,380 180,830'), colour.marigold, 0),
      ...team(points('1290,260 1340,640 1190,930 1540,420'), colour.clay, 180),
      person(
        stances.waiting,
        upright,
        kit(colour.marigold, colour.ink),
        { at: [810, 640], facing: -60, scale: 40 },
        light,
      ),
      castShadow(kicking, [800, 480], 44, light),
      fromAbove(stances.running, kit(colour.marigold, colour.ink), {
        at: [790, 475],
        facing: 28,
        scale: 44,
      }),
      ballShadow([862, 532], 22, light),
      ball([866, 530], 25, 30, colour.ink),
      flecks(random, colour.mint, 240),
    ];
  },
};

const maidan: Poster = {
  sport: 'Football',
  alt: 'Barefoot football on red earth at dusk, bamboo goal and stretched shadows',
  draw: (random) => {
    const light: Light = { toward: 24, length: 2.1, opacity: 0.55 };
    return [
      ground(colour.clayDark),
      halftone(colour.clay, {
        from: [0, 0],
        width: 1600,
        height: 1067,
        cell: 34,
        tone: (x, y) => 0.55 * Math.max(0, 1 - Math.hypot(x - 0.45, (y - 0.55) * 0.8) * 1.5),
      }),
      worn(
        stroke('M-20 880L1620 700', colour.blush, 14),
        stroke(arc([700, 800], 330, 174, 354), colour.blush, 14),
      ),
      repeat(2, (index) => {
        const [x, y] = [430 + index * 560, 832 - index * 62];
        return (
          polygon(
            [
              [x, y - 8],
              [x, y + 8],
              [x + 420, y + 190],
              [x + 424, y + 176],
            ],
            colour.night,
            { opacity: 0.5 },
          ) +
          circle([x, y], 20, colour.straw) +
          circle([x, y], 9, colour.dune)
        );
      }),
      polygon(points('850,1014 854,998 1424,936 1424,952'), colour.night, { opacity: 0.5 }),
      line([430, 832], [990, 770], colour.straw, 15),
      line([430, 829], [990, 767], colour.sand, 5),
      person(
        stances.spread,
        upright,
        barefoot(colour.marigold),
        { at: [700, 735], facing: -95, scale: 50 },
        light,
      ),
      person(
        stances.running,
        kicking,
        barefoot(colour.lagoon),
        { at: [560, 330], facing: 62, scale: 54 },
        light,
      ),
      person(
        stances.running,
        dribbling,
        barefoot(colour.paper),
        { at: [960, 210], facing: 130, scale: 50 },
        light,
      ),
      person(
        stances.waiting,
        upright,
        barefoot(colour.lagoon),
        { at: [1340, 420], facing: 188, scale: 48 },
        light,
      ),
      ballShadow([640, 470], 28, light),
      ball([630, 465], 32, 10, colour.ink),
      flecks(random, colour.blush, 340),
    ];
  },
};

export const footballAbove = { corner, kickOff, maidan } as const;
