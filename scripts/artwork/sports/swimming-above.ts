import { figure } from '../figure';
import { swimsuit } from '../kits';
import { numeral } from '../numerals';
import { colour } from '../palette';
import { butterfly, crawling, plunging } from '../poses';
import { ground, type Poster } from '../stage';
import { ellipse, group, line, place, polygon, rect, shape, type Point } from '../svg';
import { flecks } from '../texture';
import { caustics, ripples, rope, wake } from '../water';

const lanes: Poster = {
  sport: 'Swimming',
  alt: 'Freestyle swimmer between red and white lane ropes, seen from above',
  draw: (random) => [
    ground(colour.lagoon),
    caustics(random, colour.mist, 150, 0.42),
    place(
      { at: [800, 533], rotate: -24 },
      ...[-2, -1, 0, 1, 2].map((lane) =>
        rect([-1200, lane * 330 - 24], 2400, 48, colour.tealDark, { opacity: 0.55 }),
      ),
      ...[-2, -1, 0, 1].map((lane) =>
        rope([-1200, lane * 330 + 165], [1200, lane * 330 + 165], 26, [colour.clay, colour.chalk]),
      ),
      wake(random, [40, 0], 760, 200, colour.chalk),
      place(
        { at: [60, 34], rotate: 90, scale: 52 },
        group(
          { opacity: 0.35 },
          figure(crawling, {
            ...swimsuit(colour.night, colour.night),
            skin: colour.night,
            shoe: colour.night,
          }),
        ),
      ),
      place(
        { at: [40, 0], rotate: 90, scale: 52 },
        figure(crawling, swimsuit(colour.ink, colour.marigold)),
      ),
    ),
    flecks(random, colour.chalk, 200),
  ],
};

const startingBlocks: Poster = {
  sport: 'Swimming',
  alt: 'Row of numbered starting blocks, swimmers diving into bright water',
  draw: (random) => {
    const width = 290;
    return [
      ground(colour.azure),
      caustics(random, colour.mist, 130, 0.4),
      ...[0, 1, 2, 3, 4, 5].map((lane) =>
        rect([lane * width - 20, 560], 60, 520, colour.poolDark, { opacity: 0.7 }),
      ),
      ...[0, 1, 2, 3, 4, 5].map((lane) =>
        rope([lane * width + 155, 400], [lane * width + 155, 1080], 22, [
          colour.marigold,
          colour.chalk,
        ]),
      ),
      rect([0, 0], 1600, 350, colour.straw),
      ...Array.from({ length: 17 }, (_, index) =>
        line([index * 100, 0], [index * 100, 350], colour.dune, 3),
      ),
      ...[0, 1, 2].map((row) => line([0, row * 116], [1600, row * 116], colour.dune, 3)),
      rect([0, 350], 1600, 56, colour.chalk),
      rect([0, 350], 1600, 14, colour.clay),
      rect([0, 406], 1600, 42, colour.night, { opacity: 0.28 }),
      ...[0, 1, 2, 3, 4, 5].map((lane) => {
        const x = lane * width + 10;
        return (
          polygon(
            [
              [x - 84, 150],
              [x - 84, 390],
              [x - 10, 470],
              [x + 158, 470],
              [x + 84, 390],
              [x + 84, 150],
            ],
            colour.night,
            { opacity: 0.32 },
          ) +
          rect([x - 84, 150], 168, 240, colour.clay) +
          rect([x - 84, 340], 168, 50, colour.clayDark) +
          place({ at: [x, 245], scale: 110 }, numeral(lane + 2, colour.chalk))
        );
      }),
      ...[1, 3, 4].map((lane, index) => {
        const at: Point = [lane * width + 10, 470 + index * 60];
        return (
          place(
            { at: [at[0] + 60, at[1] + 50], rotate: 180, scale: 44 },
            group(
              { opacity: 0.3 },
              figure(plunging, {
                ...swimsuit(colour.night, colour.night),
                skin: colour.night,
                shoe: colour.night,
              }),
            ),
          ) +
          place(
            { at, rotate: 180, scale: 44 },
            figure(plunging, swimsuit(colour.ink, colour.chalk)),
          )
        );
      }),
      flecks(random, colour.chalk, 180),
    ];
  },
};

const butterflyStroke: Poster = {
  sport: 'Swimming',
  alt: 'Butterfly swimmer from above, arms wide, rings of water opening around',
  draw: (random) => [
    ground(colour.poolDark),
    ...[6, 5, 4, 3, 2, 1].map((step) =>
      ellipse([800, 560], step * 215, step * 160, step % 2 ? colour.pool : colour.poolDark),
    ),
    ripples(random, colour.sky, 40, 80),
    rope([90, -20], [90, 1090], 34, [colour.marigold, colour.chalk]),
    rope([1510, -20], [1510, 1090], 34, [colour.marigold, colour.chalk]),
    ...[-1, 1].map((side) =>
      place(
        { at: [800 + side * 380, 400], rotate: side > 0 ? -64 : -116 },
        wake(random, [0, 0], 420, 230, colour.chalk),
      ),
    ),
    place(
      { at: [800, 1200], scale: 108 },
      figure(butterfly, swimsuit(colour.coral, colour.marigold)),
    ),
    shape('M520 1090C560 900 660 850 800 842C940 850 1040 900 1080 1090Z', colour.poolDark, {
      opacity: 0.72,
    }),
    ...[560, 700, 800, 900, 1040].map((x) =>
      place({ at: [x, 830], rotate: -90 }, wake(random, [0, 0], 260, 170, colour.chalk)),
    ),
    flecks(random, colour.chalk, 220),
  ],
};

export const swimmingAbove = { lanes, startingBlocks, butterflyStroke } as const;
