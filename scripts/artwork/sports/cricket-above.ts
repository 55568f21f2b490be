import { ballShadow } from '../balls';
import { kit, wallShadow, type Light } from '../figure';
import { person, stances } from '../from-above';
import { bat } from '../gear';
import { barefoot, whites } from '../kits';
import { colour } from '../palette';
import { batting, bowling, upright } from '../poses';
import { ground, worn, type Poster } from '../stage';
import { circle, ellipse, line, place, rect, repeat, stroke, type Point, points } from '../svg';
import { flecks, halftone, mown } from '../texture';
import { canopy } from '../trees';

const pitch: Poster = {
  sport: 'Cricket',
  alt: 'Cricket pitch from above on mown turf, bowler running in to batter',
  draw: (random) => {
    const light: Light = { toward: 118, length: 1.5 };
    const end = (x: number, side: number): string =>
      line([x, -150], [x, 150], colour.chalk, 9) +
      line([x + side * 92, -190], [x + side * 92, 190], colour.chalk, 9) +
      line([x - side * 60, -118], [x + side * 92, -118], colour.chalk, 9) +
      line([x - side * 60, 118], [x + side * 92, 118], colour.chalk, 9);
    const middle = { at: [800, 540] as const, rotate: -18 };
    const stumps = (x: number): string =>
      repeat(
        3,
        (index) =>
          wallShadow([x, (index - 1) * 22 - 4], [x, (index - 1) * 22 + 4], 95, {
            toward: 136,
            length: 1.3,
          }) + circle([x, (index - 1) * 22], 8, colour.straw),
      );
    return [
      ground(colour.turf),
      mown(colour.turfLight, 150, 0.55, -18),
      place(
        middle,
        rect([-760, -165], 1520, 330, colour.dune),
        rect([-760, -70], 1520, 140, colour.sand, { opacity: 0.6 }),
      ),
      worn(place(middle, end(-600, 1), end(600, -1))),
      place(middle, stumps(-600), stumps(600)),
      person(stances.swinging, batting, whites, { at: [285, 655], facing: -12, scale: 50 }, light),
      bat([322, 694], 54, 30, colour.chalk, colour.clay),
      person(
        stances.spread,
        bowling,
        kit(colour.marigold, colour.ink, { trouser: colour.ink }),
        { at: [1265, 300], facing: 162, scale: 50 },
        light,
      ),
      person(
        stances.reaching,
        upright,
        kit(colour.marigold, colour.ink, { trouser: colour.ink }),
        { at: [100, 640], facing: -18, scale: 44 },
        light,
      ),
      person(stances.waiting, upright, whites, { at: [1330, 560], facing: 170, scale: 44 }, light),
      ballShadow([820, 520], 15, light, 0.6),
      circle([820, 500], 17, colour.clay),
      flecks(random, colour.chalk, 220),
    ];
  },
};

/** Rows of seats around the ground, dashed so that they read as people. */
function seating(): string[] {
  return [0, 1, 2, 3].map((row) =>
    ellipse([800, 533], 800 + row * 80, 580 + row * 80, 'none', {
      stroke: row % 2 ? colour.coral : colour.blush,
      'stroke-width': 26,
      'stroke-dasharray': `${30 + row * 9} 15`,
    }),
  );
}

const oval: Poster = {
  sport: 'Cricket',
  alt: 'Whole cricket oval from high above, fielders and their evening shadows',
  draw: (random) => {
    const light: Light = { toward: 28, length: 2 };
    const places: Point[] = points(
      '420,300 700,190 1080,230 1290,470 1180,800 860,890 480,830 280,560 640,420',
    );
    return [
      ground(colour.clayDark),
      ...seating(),
      ellipse([800, 533], 720, 500, colour.leaf),
      ...[5, 3, 1].map((step) =>
        ellipse([800, 533], step * 125 + 70, step * 87 + 45, colour.turfLight),
      ),
      ...[4, 2].map((step) => ellipse([800, 533], step * 125 + 70, step * 87 + 45, colour.leaf)),
      ellipse([800, 533], 195, 132, colour.turfLight),
      ellipse([800, 533], 690, 474, 'none', {
        stroke: colour.chalk,
        'stroke-width': 10,
        'stroke-dasharray': '44 12',
      }),
      place(
        { at: [800, 533], rotate: 62 },
        rect([-150, -34], 300, 68, colour.sand),
        line([-118, -30], [-118, 30], colour.chalk, 6),
        line([118, -30], [118, 30], colour.chalk, 6),
      ),
      ...places.map((at, index) =>
        person(
          stances.waiting,
          upright,
          whites,
          { at, facing: index * 40 + 180, scale: 22 },
          light,
        ),
      ),
      person(stances.running, bowling, whites, { at: [880, 700], facing: 242, scale: 22 }, light),
      person(
        stances.swinging,
        batting,
        kit(colour.clay, colour.ink),
        { at: [740, 415], facing: 62, scale: 22 },
        light,
      ),
      flecks(random, colour.ink, 200, 0.2),
    ];
  },
};

const maidan: Poster = {
  sport: 'Cricket',
  alt: 'Street cricket on dusty ground beside a tree, stacked bricks for a wicket',
  draw: (random) => {
    const light: Light = { toward: 44, length: 1.3, opacity: 0.5 };
    return [
      ground(colour.dune),
      halftone(colour.earth, {
        from: [0, 0],
        width: 1600,
        height: 1067,
        cell: 30,
        opacity: 0.45,
        tone: (x, y) => 0.42 * Math.max(0, x + y - 0.9),
      }),
      worn(stroke('M430 560L610 830M1120 110L1300 380', colour.chalk, 18)),
      ...[0, 1, 2].map((layer) =>
        rect([-52 + layer * 4, -30 - layer * 18], 104, 58, layer % 2 ? colour.coral : colour.clay, {
          transform: 'translate(400 770) rotate(-34)',
          stroke: colour.clayDeep,
          'stroke-width': 5,
        }),
      ),
      person(
        stances.swinging,
        batting,
        barefoot(colour.pool, colour.umber),
        { at: [560, 650], facing: -34, scale: 66 },
        light,
      ),
      bat([610, 700], 58, 22, colour.sand, colour.ink),
      person(
        stances.spread,
        bowling,
        barefoot(colour.paper, colour.umber),
        { at: [1180, 270], facing: 148, scale: 66 },
        light,
      ),
      person(
        stances.reaching,
        upright,
        barefoot(colour.clay, colour.umber),
        { at: [1130, 790], facing: 205, scale: 60 },
        light,
      ),
      ballShadow([880, 470], 22, light, 0.8),
      circle([880, 440], 25, colour.clay),
      canopy(random, [150, 110], 330),
      flecks(random, colour.umber, 320),
    ];
  },
};

export const cricketAbove = { pitch, oval, maidan } as const;
