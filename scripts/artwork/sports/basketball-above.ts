import { ballShadow, basketball as ball } from '../balls';
import { castShadow, kit, wallShadow, type Light } from '../figure';
import { fromAbove, person, stances } from '../from-above';
import { arc, polar, sector } from '../geometry';
import { colour } from '../palette';
import { dribbling, smashing, upright } from '../poses';
import { ground, worn, type Poster } from '../stage';
import {
  circle,
  frame,
  line,
  place,
  rect,
  repeat,
  ring,
  shape,
  stroke,
  type Placement,
  type Point,
} from '../svg';
import { flecks } from '../texture';

/** Floorboards running along the court. */
function boards(tint: string, height: number, opacity: number): string {
  return repeat(
    Math.ceil(1900 / height),
    (row) =>
      line([-500, row * height - 400], [2200, row * height - 400], tint, 3, { opacity }) +
      repeat(5, (joint) => {
        const x = -500 + joint * 560 + ((row * 229) % 560);
        return line([x, row * height - 400], [x, row * height - 400 + height], tint, 3, {
          opacity,
        });
      }),
  );
}

const key: Poster = {
  sport: 'Basketball',
  alt: 'Basketball key and arc on a golden floor, a player dribbling in',
  draw: (random) => {
    const light: Light = { toward: 150, length: 1.35 };
    const end: Placement = { at: [1040, 533], rotate: -14 };
    return [
      ground(colour.marigold),
      place(
        end,
        place({ at: [-800, -533] }, boards(colour.amber, 54, 0.7)),
        shape('M760 -560H220A560 560 0 0 0 220 560H760Z', colour.amber, { opacity: 0.45 }),
        rect([20, -210], 620, 420, colour.clay),
        shape(sector([20, 0], 210, 90, 270), colour.coral),
      ),
      worn(
        place(
          end,
          frame([20, -210], 700, 420, colour.chalk, 14),
          stroke(arc([20, 0], 210, 90, 270), colour.chalk, 14),
          stroke('M760 -560H220A560 560 0 0 0 220 560H760', colour.chalk, 14),
          line([560, -700], [560, 700], colour.chalk, 16),
          ...[130, 230, 330].flatMap((x) => [
            line([x, -250], [x, -210], colour.chalk, 14),
            line([x, 250], [x, 210], colour.chalk, 14),
          ]),
          stroke(arc([400, 0], 110, 90, 270), colour.chalk, 10),
        ),
      ),
      place(
        end,
        wallShadow([470, -95], [470, 95], 120, { toward: 164, length: 1, opacity: 0.4 }),
        rect([462, -100], 18, 200, colour.ink),
        ring([415, 0], 46, colour.ink, 12),
      ),
      person(
        stances.running,
        dribbling,
        kit(colour.pool, colour.poolDark),
        { at: [600, 650], facing: -22, scale: 72 },
        light,
      ),
      ballShadow([760, 690], 38, light),
      ball([770, 670], 44, 30),
      flecks(random, colour.clayDark, 220),
    ];
  },
};

const hoopFromAbove: Poster = {
  sport: 'Basketball',
  alt: 'Looking straight down through an orange hoop at a falling ball',
  draw: (random) => {
    const centre: Point = [760, 520];
    const net = repeat(14, (index) => {
      const angle = (index / 14) * 360;
      const [a, b, c] = [
        polar(centre, 330, angle),
        polar(centre, 268, angle + 13),
        polar(centre, 215, angle),
      ];
      const d = polar(centre, 268, angle - 13);
      return stroke(
        `M${a.join(' ')}L${b.join(' ')}L${c.join(' ')}L${d.join(' ')}Z`,
        colour.chalk,
        9,
        { 'stroke-linejoin': 'round' },
      );
    });
    return [
      ground(colour.tealDark),
      shape('M-50 1100L560 -50H1000L1650 1100Z', colour.teal),
      worn(
        ring([760, 760], 560, colour.mint, 12),
        line([-40, 990], [1640, 990], colour.mint, 12),
        stroke('M-50 1100L560 -50M1000 -50L1650 1100', colour.mint, 12),
      ),
      ring([850, 640], 330, colour.night, 40, { opacity: 0.35 }),
      circle([800, 575], 176, colour.night, { opacity: 0.35 }),
      ball(centre, 196, 24),
      net,
      ring(centre, 338, colour.clayDark, 46),
      ring(centre, 342, colour.coral, 30),
      rect([1090, 470], 160, 100, colour.clayDark),
      rect([1090, 470], 160, 44, colour.coral),
      rect([1236, 20], 54, 1020, colour.chalk),
      rect([1290, 20], 26, 1020, colour.slate),
      rect([1236, 330], 54, 380, colour.clay),
      flecks(random, colour.mint, 260),
    ];
  },
};

const tipOff: Poster = {
  sport: 'Basketball',
  alt: 'Jump ball at a green centre circle, two players, crossing shadows',
  draw: (random) => {
    const light: Light = { toward: 40, length: 1.7 };
    const centre: Point = [800, 500];
    return [
      ground(colour.coral),
      rect([800, 0], 800, 1067, colour.clay),
      circle(centre, 330, colour.turf),
      shape(sector(centre, 330, -90, 90), colour.turfDark),
      worn(
        line([800, -10], [800, 1080], colour.chalk, 18),
        ring(centre, 330, colour.chalk, 18),
        ring(centre, 110, colour.chalk, 14),
        stroke(arc([-120, 500], 430, -90, 90), colour.chalk, 18),
        stroke(arc([1720, 500], 430, 90, 270), colour.chalk, 18),
      ),
      ...[
        [330, 250, 60],
        [420, 860, -60],
        [1260, 200, 150],
        [1230, 850, 200],
      ].map(([x = 0, y = 0, facing = 0], index) =>
        person(
          stances.waiting,
          upright,
          kit(index < 2 ? colour.marigold : colour.sky, colour.ink),
          { at: [x, y], facing, scale: 40 },
          light,
        ),
      ),
      castShadow(smashing, [690, 530], 58, light),
      castShadow(smashing, [900, 490], 58, light, true),
      fromAbove(stances.reaching, kit(colour.marigold, colour.ink), {
        at: [665, 510],
        facing: -8,
        scale: 58,
      }),
      fromAbove(stances.reaching, kit(colour.sky, colour.ink), {
        at: [935, 480],
        facing: 172,
        scale: 58,
      }),
      ballShadow([806, 470], 44, light, 0.8),
      ball([806, 440], 50, 20),
      flecks(random, colour.chalk, 260),
    ];
  },
};

export const basketballAbove = { key, hoopFromAbove, tipOff } as const;
