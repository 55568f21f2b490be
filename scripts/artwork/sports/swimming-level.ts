import { figure } from '../figure';
import { seen, smooth, type Camera } from '../geometry';
import { swimsuit } from '../kits';
import { colour } from '../palette';
import { plunging } from '../poses';
import { ground, type Poster } from '../stage';
import { circle, ellipse, place, polygon, rect, repeat, shape, type Point } from '../svg';
import { flecks, halftone } from '../texture';

const nightLanes: Poster = {
  sport: 'Swimming',
  alt: 'Empty pool lanes at night running towards a low full moon',
  draw: (random) => {
    const camera: Camera = { vanishing: [1050, 380], drop: 560 };
    const strip = (from: number, to: number, tint: string): string =>
      polygon(
        [
          seen(camera, from, 0.4),
          seen(camera, from, 40),
          seen(camera, to, 40),
          seen(camera, to, 0.4),
        ],
        tint,
      );
    const floats = (across: number): string =>
      repeat(46, (index) => {
        const away = 0.55 * 1.085 ** index;
        const [x, y] = seen(camera, across, away);
        const size = 24 / away;
        return ellipse(
          [x, y],
          size,
          size * 0.62,
          Math.floor(index / 3) % 2 ? colour.chalk : colour.coral,
        );
      });
    return [
      ground(colour.night),
      circle([1050, 250], 190, colour.straw),
      halftone(colour.dusk, {
        from: [0, 120],
        width: 1600,
        height: 262,
        cell: 20,
        opacity: 0.8,
        tone: (x, y) => (Math.hypot((x - 0.656) * 1600, (y - 0.5) * 262) < 200 ? 0 : 0.42 * y),
      }),
      rect([0, 380], 1600, 700, colour.poolDeep),
      ...[-5, -3, -1, 1, 3].map((lane) => strip(lane - 0.5, lane + 0.5, colour.poolDark)),
      ...[-4, -3, -2, -1, 0, 1, 2, 3].map((lane) => strip(lane - 0.07, lane + 0.07, colour.night)),
      ...Array.from({ length: 17 }, (_, index) => {
        const y = 392 + index * index * 2.5;
        const wide = (60 + random() * 130) * (1 - index * 0.025);
        return rect(
          [1050 - wide + random() * 120 - 60, y],
          wide * 2,
          3 + index * 0.9,
          colour.straw,
          { rx: 6, opacity: 0.85 - index * 0.03 },
        );
      }),
      ...[-4.5, -3.5, -2.5, -1.5, -0.5, 0.5, 1.5, 2.5].map(floats),
      rect([0, 366], 1600, 16, colour.ink),
      flecks(random, colour.mist, 300),
    ];
  },
};

const plunge: Poster = {
  sport: 'Swimming',
  alt: 'Diver going straight down through the waterline among rising bubbles',
  draw: (random) => {
    const surface: Point[] = Array.from({ length: 17 }, (_, index) => [
      index * 104 - 30,
      400 + (index % 2 ? 12 : -12),
    ]);
    return [
      ground(colour.blush),
      circle([360, 240], 150, colour.coral),
      rect([1040, 128], 600, 30, colour.ink),
      rect([1480, 150], 90, 260, colour.ink),
      shape(`${smooth(surface)}V1100H-30Z`, colour.teal),
      ...[0, 1, 2, 3].map((index) =>
        shape(
          `${smooth(surface.map(([x, y]): Point => [x + index * 40, y + 150 + index * 150]))}V1100H-30Z`,
          colour.tealDark,
          { opacity: 0.35 },
        ),
      ),
      halftone(colour.lagoon, {
        from: [0, 420],
        width: 1600,
        height: 300,
        cell: 22,
        opacity: 0.7,
        tone: (_, y) => 0.36 * (1 - y) ** 2,
      }),
      ...Array.from({ length: 36 }, () => {
        const rise = random();
        return circle(
          [860 + (random() - 0.5) * 260 * (0.4 + rise), 960 - rise * 540],
          6 + random() * 20,
          colour.mint,
          { opacity: 0.35 + random() * 0.5 },
        );
      }),
      place(
        { at: [860, 300], rotate: 180, scale: 66 },
        figure(plunging, swimsuit(colour.marigold, colour.clay)),
      ),
      ...[-1, 1].map((side) =>
        shape(
          smooth([
            [860 + side * 40, 404],
            [860 + side * 110, 330],
            [860 + side * 190, 210],
            [860 + side * 170, 330],
            [860 + side * 220, 404],
          ]),
          colour.chalk,
        ),
      ),
      flecks(random, colour.chalk, 240),
    ];
  },
};

export const swimmingLevel = { nightLanes, plunge } as const;
