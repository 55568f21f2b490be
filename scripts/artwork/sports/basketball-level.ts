import { basketball as ball } from '../balls';
import { silhouette } from '../figure';
import { between, smooth } from '../geometry';
import { colour } from '../palette';
import { shooting, smashing } from '../poses';
import { ground, type Poster } from '../stage';
import { circle, line, place, polygon, rect, ring, shape, stroke, points } from '../svg';
import { flecks, halftone } from '../texture';

const giantBall: Poster = {
  sport: 'Basketball',
  alt: 'Giant basketball cropped close against violet with halftone shade',
  draw: (random) => [
    ground(colour.lilac),
    ...[0, 1, 2].map((index) => ring([1130, 640], 690 + index * 62, colour.dusk, 22)),
    ball([1130, 640], 640, -24),
    halftone(colour.clayDeep, {
      from: [480, 560],
      width: 1300,
      height: 560,
      cell: 22,
      tone: (x, y) =>
        Math.hypot(x * 1300 - 650, y * 560 - 80) < 625 ? 0.52 * y * (0.4 + x * 0.6) : 0,
    }),
    rect([0, 905], 1600, 170, colour.dusk),
    rect([0, 905], 1600, 14, colour.chalk),
    shadowAcrossFloor(),
    place({ at: [300, 905], scale: 74 }, silhouette(smashing, colour.ink)),
    flecks(random, colour.chalk, 240),
  ],
};

function shadowAcrossFloor(): string {
  return polygon(points('190,950 360,950 900,1067 640,1067'), colour.night, { opacity: 0.4 });
}

const duskCourt: Poster = {
  sport: 'Basketball',
  alt: 'Jump shot at a street hoop, black against a huge evening sun',
  draw: (random) => {
    const flight = [0, 1, 2, 3, 4].map((step) => between([610, 190], [1090, 250], step / 4));
    return [
      ground(colour.rose),
      circle([560, 560], 420, colour.straw),
      halftone(colour.coral, {
        from: [140, 500],
        width: 840,
        height: 480,
        cell: 20,
        tone: (x, y) => (Math.hypot(x * 840 - 420, y * 480 - 60) < 405 ? 0.55 * y : 0),
      }),
      shape(
        'M-10 760L180 690L330 720L520 650L760 730L980 680L1240 740L1610 660V900H-10Z',
        colour.plum,
      ),
      rect([0, 850], 1600, 220, colour.ink),
      rect([1330, 150], 34, 760, colour.night),
      polygon(points('1347,330 1210,260 1210,290 1347,380'), colour.night),
      rect([1180, 110], 26, 260, colour.night),
      line([1050, 318], [1186, 318], colour.clay, 16),
      ...[0, 1, 2, 3].map((index) =>
        line([1058 + index * 36, 322], [1082 + index * 22, 430], colour.chalk, 5),
      ),
      ...[0, 1, 2, 3].map((index) =>
        line([1166 - index * 36, 322], [1146 - index * 22, 430], colour.chalk, 5),
      ),
      place({ at: [560, 800], scale: 80 }, silhouette(shooting, colour.night)),
      ...flight.map(([x, y], step) =>
        circle([x, y - Math.sin((step / 4) * Math.PI) * 110], 9, colour.plum),
      ),
      ball([628, 62], 58, 40),
      stroke(smooth(points('60,1010 400,960 800,948 1200,960 1560,1010')), colour.slate, 10),
      flecks(random, colour.straw, 260),
    ];
  },
};

export const basketballLevel = { giantBall, duskCourt } as const;
