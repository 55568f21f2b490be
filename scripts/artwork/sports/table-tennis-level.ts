import { kit, silhouette, standing } from '../figure';
import { paddle } from '../gear';
import { seen, smooth, type Camera } from '../geometry';
import { colour } from '../palette';
import { forehand } from '../poses';
import { ground, worn, type Poster } from '../stage';
import { circle, ellipse, group, line, place, polygon, rect, stroke, points } from '../svg';
import { flecks, halftone } from '../texture';

const giantPaddle: Poster = {
  sport: 'Table Tennis',
  alt: 'Huge red paddle meeting a white ball on a night-blue ground',
  draw: (random) => [
    ground(colour.ink),
    polygon(points('-20,760 1620,560 1620,1090 -20,1090'), colour.teal),
    worn(
      line([-20, 780], [1620, 580], colour.chalk, 22),
      line([700, 690], [1240, 1090], colour.chalk, 14),
    ),
    group({ opacity: 0.4 }, paddle([690, 700], 430, 38, colour.night, colour.night)),
    paddle([620, 510], 430, 38, colour.clay, colour.dune),
    halftone(colour.clayDeep, {
      from: [210, 110],
      width: 830,
      height: 830,
      cell: 22,
      opacity: 0.8,
      tone: (x, y) =>
        Math.hypot(x * 830 - 410, y * 830 - 400) < 400 && x * 0.62 + y * 0.78 < 0.98
          ? 0.5 * Math.max(0, 0.85 - x - y * 0.35)
          : 0,
    }),
    circle([1280, 330], 96, colour.sand),
    circle([1268, 318], 84, colour.paper),
    ...[0, 1, 2].map((index) =>
      line([1370 + index * 16, 230 + index * 70], [1600, 60 + index * 130], colour.marigold, 12, {
        'stroke-linecap': 'round',
      }),
    ),
    flecks(random, colour.sky, 260),
  ],
};

const bounce: Poster = {
  sport: 'Table Tennis',
  alt: 'Ball leaping off a green table at the viewer, rival beyond the net',
  draw: (random) => {
    const camera: Camera = { vanishing: [800, 250], drop: 700 };
    const strip = (from: number, to: number, near: number, far: number, tint: string): string =>
      polygon(
        [
          seen(camera, from, near),
          seen(camera, from, far),
          seen(camera, to, far),
          seen(camera, to, near),
        ],
        tint,
      );
    const flight = points('742,520 762,440 800,420 838,452 866,560 900,700 980,520 1066,410');
    const [left, right] = [seen(camera, -1.15, 1.75), seen(camera, 1.15, 1.75)];
    const net = { width: right[0] - left[0], height: 104 };
    return [
      ground(colour.mint),
      circle([800, 360], 330, colour.leaf),
      rect([0, 470], 1600, 600, colour.coral),
      place({ at: [690, 640], scale: [-56, 56] }, silhouette(forehand, colour.ink)),
      strip(-1.06, 1.06, 0.7, 2.62, colour.night),
      strip(-1, 1, 0.7, 2.6, colour.turf),
      worn(
        strip(-1, -0.955, 0.7, 2.6, colour.paper),
        strip(0.955, 1, 0.7, 2.6, colour.paper),
        strip(-1, 1, 2.5, 2.6, colour.paper),
        strip(-0.012, 0.012, 0.7, 2.6, colour.paper),
      ),
      polygon(
        [left, right, [right[0] + 40, right[1] + 54], [left[0] + 40, left[1] + 54]],
        colour.night,
        { opacity: 0.35 },
      ),
      group(
        { opacity: 0.8 },
        ...Array.from({ length: 48 }, (_, index) => {
          const x = left[0] + (index / 47) * net.width;
          return line([x, left[1]], [x, left[1] - net.height], colour.ink, 3);
        }),
        ...Array.from({ length: 5 }, (_, index) => {
          const y = left[1] - index * 22;
          return line([left[0], y], [right[0], y], colour.ink, 3);
        }),
      ),
      rect([left[0] - 8, left[1] - net.height - 8], net.width + 16, 20, colour.paper),
      ...[left, right].map(([x, y]) =>
        rect([x - 9, y - net.height - 10], 18, net.height + 26, colour.ink),
      ),
      ellipse([904, 726], 46, 14, colour.night, { opacity: 0.4 }),
      ...flight.map(([x, y], step) =>
        circle([x, y], 6 + step * 5, colour.paper, { opacity: 0.35 + step * 0.06 }),
      ),
      circle([1290, 330], 118, colour.amber),
      circle([1276, 316], 106, colour.marigold),
      flecks(random, colour.turfDark, 220),
    ];
  },
};

const forehandDrive: Poster = {
  sport: 'Table Tennis',
  alt: 'Player lunging for a forehand, one swooping arc across straw yellow',
  draw: (random) => [
    ground(colour.straw),
    stroke(smooth(points('-40,300 400,80 900,180 1160,520 1010,640')), colour.coral, 150, {
      opacity: 0.9,
    }),
    stroke(smooth(points('-40,300 400,80 900,180 1160,520 1010,640')), colour.clay, 40),
    polygon(points('980,760 1640,640 1640,730 1000,860'), colour.poolDark),
    polygon(points('980,760 1640,640 1640,656 984,778'), colour.chalk),
    polygon(points('1180,832 1230,822 1260,1080 1200,1080'), colour.ink),
    halftone(colour.amber, {
      from: [0, 620],
      width: 1600,
      height: 340,
      cell: 24,
      tone: (_, y) => 0.45 * y * y,
    }),
    rect([0, 960], 1600, 120, colour.amber),
    place(
      { at: [560, 985], scale: [108, -14], skew: 50 },
      silhouette(forehand, colour.night, 0.35),
    ),
    standing(forehand, kit(colour.teal, colour.ink), [560, 985], 112),
    paddle([842, 440], 84, 118, colour.clay, colour.umber),
    circle([1075, 556], 36, colour.paper),
    flecks(random, colour.umber, 220, 0.25),
  ],
};

export const tableTennisLevel = { giantPaddle, bounce, forehandDrive } as const;
