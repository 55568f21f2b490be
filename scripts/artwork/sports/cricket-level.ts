import { cricketBall } from '../balls';
import { silhouette, standing } from '../figure';
import { bat, wicket } from '../gear';
import { polar, seen, type Camera } from '../geometry';
import { whites } from '../kits';
import { colour } from '../palette';
import { batting, bowling } from '../poses';
import { ground, worn, type Poster } from '../stage';
import { circle, line, place, polygon, rect, shape, points } from '../svg';
import { flecks, halftone } from '../texture';

const bowled: Poster = {
  sport: 'Cricket',
  alt: 'Three stumps against a golden sky, bails flying as the ball strikes',
  draw: (random) => [
    ground(colour.marigold),
    ...Array.from({ length: 18 }, (_, index) =>
      polygon(
        [[830, 480], polar([830, 480], 1500, index * 20), polar([830, 480], 1500, index * 20 + 9)],
        colour.straw,
        { opacity: 0.75 },
      ),
    ),
    rect([0, 880], 1600, 200, colour.turf),
    rect([0, 880], 1600, 22, colour.turfDark),
    halftone(colour.turfDark, {
      from: [0, 900],
      width: 1600,
      height: 170,
      cell: 20,
      tone: (_, y) => 0.5 * y,
    }),
    polygon(points('640,930 1000,930 1600,1040 1180,1040'), colour.night, { opacity: 0.3 }),
    ...points('690,-4 800,0 930,13').map(([x = 0, lean = 0]) =>
      place(
        { at: [x, 930], rotate: lean },
        rect([-27, -640], 54, 650, colour.chalk, { rx: 14 }),
        rect([5, -640], 22, 650, colour.dune, { rx: 10 }),
        rect([-27, -610], 54, 10, colour.clay),
        rect([-27, -585], 54, 10, colour.clay),
      ),
    ),
    place({ at: [700, 190], rotate: -38 }, bail()),
    place({ at: [1060, 160], rotate: 24 }, bail()),
    cricketBall([1150, 420], 120, -32),
    ...[0, 1, 2].map((index) =>
      line([1300 + index * 16, 380 + index * 58], [1580, 310 + index * 80], colour.clay, 14, {
        'stroke-linecap': 'round',
      }),
    ),
    flecks(random, colour.clayDark, 220),
  ],
};

function bail(): string {
  return (
    rect([-62, -13], 124, 26, colour.ink, { rx: 12 }) +
    rect([-84, -8], 24, 16, colour.ink, { rx: 6 }) +
    rect([60, -8], 24, 16, colour.ink, { rx: 6 })
  );
}

const crease: Poster = {
  sport: 'Cricket',
  alt: 'Batter waiting at the crease, seen low along the pitch at dusk',
  draw: (random) => {
    const camera: Camera = { vanishing: [980, 560], drop: 420 };
    return [
      ground(colour.sky),
      circle([980, 560], 300, colour.coral),
      halftone(colour.azure, {
        from: [0, 0],
        width: 1600,
        height: 560,
        cell: 28,
        opacity: 0.7,
        tone: (_, y) => 0.44 * (1 - y),
      }),
      shape(
        'M-10 560V470Q120 380 240 460Q330 400 420 480Q520 430 600 560ZM1220 560Q1290 460 1400 490Q1500 400 1610 470V560Z',
        colour.tealDark,
      ),
      rect([0, 556], 1600, 520, colour.teal),
      polygon(
        [
          seen(camera, -1.05, 0.7),
          seen(camera, -1.05, 40),
          seen(camera, 1.05, 40),
          seen(camera, 1.05, 0.7),
        ],
        colour.dune,
      ),
      worn(
        polygon(
          [
            seen(camera, -1.6, 1.18),
            seen(camera, 1.6, 1.18),
            seen(camera, 1.6, 1.1),
            seen(camera, -1.6, 1.1),
          ],
          colour.chalk,
        ),
        polygon(
          [
            seen(camera, -0.3, 8),
            seen(camera, 0.3, 8),
            seen(camera, 0.3, 7),
            seen(camera, -0.3, 7),
          ],
          colour.chalk,
        ),
      ),
      wicket([976, 628], 70, colour.ink, colour.ink),
      place({ at: [1046, 640], scale: [-13, 13] }, silhouette(bowling, colour.ink)),
      polygon(points('420,930 700,930 300,1067 -60,1067'), colour.night, { opacity: 0.35 }),
      standing(batting, whites, [560, 930], 112),
      bat([752, 490], 118, 62, colour.sand, colour.ink),
      flecks(random, colour.chalk, 220),
    ];
  },
};

export const cricketLevel = { bowled, crease } as const;
