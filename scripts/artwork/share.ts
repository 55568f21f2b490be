import { castShadow, kit } from './figure';
import { fromAbove, stances } from './from-above';
import { band, polar } from './geometry';
import { lettering } from './lettering';
import { logos } from './logos';
import { colour } from './palette';
import { sprinting } from './poses';
import { circle, group, place, rect, ring, shape, svg, type Point } from './svg';
import { halftone } from './texture';

const width = 1200;
const height = 630;

interface ShareCard {
  ground: string;
  lanes: string;
  infield: string;
  vest: string;
  lines: readonly string[];
  size: number;
}

const cards: Readonly<Record<string, ShareCard>> = {
  home: {
    ground: colour.clay,
    lanes: colour.clayDark,
    infield: colour.turf,
    vest: colour.marigold,
    lines: ['State Council for', 'Sports and Education,', 'Uttar Pradesh'],
    size: 64,
  },
  about: {
    ground: colour.turf,
    lanes: colour.turfDark,
    infield: colour.marigold,
    vest: colour.clay,
    lines: ['About'],
    size: 132,
  },
  gallery: {
    ground: colour.pool,
    lanes: colour.poolDark,
    infield: colour.lagoon,
    vest: colour.marigold,
    lines: ['Gallery'],
    size: 132,
  },
  'student-records': {
    ground: colour.ink,
    lanes: colour.night,
    infield: colour.clay,
    vest: colour.marigold,
    lines: ['Student', 'Records'],
    size: 118,
  },
  'district-secretaries': {
    ground: colour.tealDark,
    lanes: colour.ink,
    infield: colour.dune,
    vest: colour.coral,
    lines: ['District', 'Secretaries'],
    size: 118,
  },
};

export const shareNames: readonly string[] = Object.keys(cards);

const bend: Point = [1330, 760];
const firstLane = 236;
const laneWidth = 84;

function track({ lanes, infield, vest, ground }: ShareCard): string {
  const runner = polar(bend, firstLane + laneWidth * 2.5, 232);
  return group(
    {},
    ...[0, 2, 4].map((lane) =>
      shape(
        band(bend, firstLane + lane * laneWidth, firstLane + (lane + 1) * laneWidth, 170, 359),
        lanes,
        { opacity: 0.55 },
      ),
    ),
    circle(bend, firstLane, infield),
    halftone(ground, {
      from: [1060, 500],
      width: 160,
      height: 140,
      cell: 14,
      opacity: 0.5,
      tone: (_, down) => 0.45 * down,
    }),
    ...[0, 1, 2, 3, 4, 5].map((lane) =>
      ring(bend, firstLane + lane * laneWidth, colour.chalk, 6, { opacity: lane === 5 ? 0.5 : 1 }),
    ),
    castShadow(sprinting, runner, 26, { toward: 8, length: 1.5 }),
    fromAbove(stances.running, kit(vest, colour.night), { at: runner, facing: -40, scale: 30 }),
  );
}

function emblem(at: Point, size: number): string {
  const draw = logos['main'];
  if (draw === undefined) throw new RangeError('the council emblem is missing');
  return place({ at }, draw().replace('<svg ', `<svg width="${size}" height="${size}" `));
}

export function shareCard(name: string): string {
  const card = cards[name];
  if (card === undefined) throw new RangeError(`no share card "${name}"`);
  const lastLine = 556;
  return svg(
    width,
    height,
    rect([0, 0], width, height, card.ground),
    track(card),
    emblem([64, 60], 132),
    lettering('SCSE', [222, 162], 116, colour.chalk),
    ...card.lines.map((words, index) => {
      const rise = (card.lines.length - 1 - index) * card.size * 1.02;
      return lettering(words, [64, lastLine - rise], card.size, colour.chalk);
    }),
  );
}
