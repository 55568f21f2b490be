import { castShadow, kit, silhouette, wallShadow, type Light } from '../figure';
import { fromAbove, person, stances } from '../from-above';
import { band, polar, seen, type Camera } from '../geometry';
import { numeral } from '../numerals';
import { colour } from '../palette';
import { hurdling, sprinting } from '../poses';
import { ground, worn, type Poster } from '../stage';
import { circle, line, place, polygon, rect, repeat, ring, shape, type Point } from '../svg';
import { flecks, halftone } from '../texture';

const bend: Poster = {
  sport: 'Athletics',
  alt: 'Red running track bend from above, a lone sprinter throwing a long shadow',
  draw: (random) => {
    const centre: Point = [330, 1330];
    const laneWidth = 112;
    const inner = 560;
    const light: Light = { toward: 20, length: 1.5 };
    const runner = polar(centre, inner + laneWidth * 3.5, -52);
    return [
      ground(colour.clay),
      ...[1, 3, 5, 7].map((lane) =>
        shape(
          band(centre, inner + lane * laneWidth, inner + (lane + 1) * laneWidth, 180, 360),
          colour.clayDark,
          { opacity: 0.35 },
        ),
      ),
      circle(centre, inner, colour.turf),
      halftone(colour.turfDark, {
        from: [0, 700],
        width: 900,
        height: 380,
        cell: 20,
        tone: (x, y) =>
          Math.hypot(x * 900 - centre[0], 700 + y * 380 - centre[1]) < inner - 14
            ? 0.5 * (1 - x) * (0.4 + y)
            : 0,
      }),
      worn(
        ...Array.from({ length: 9 }, (_, lane) =>
          ring(centre, inner + lane * laneWidth, colour.chalk, 9),
        ),
        ...Array.from({ length: 8 }, (_, lane) => {
          const angle = -82 + lane * 6.2;
          const radius = inner + lane * laneWidth;
          return line(
            polar(centre, radius, angle),
            polar(centre, radius + laneWidth, angle),
            colour.chalk,
            12,
          );
        }),
      ),
      ...Array.from({ length: 8 }, (_, lane) => {
        const angle = -87 + lane * 6.2;
        const at = polar(centre, inner + (lane + 0.5) * laneWidth, angle);
        return place({ at, rotate: angle + 180, scale: 62 }, numeral(lane + 1, colour.chalk));
      }),
      person(
        stances.running,
        sprinting,
        kit(colour.marigold, colour.ink),
        { at: runner, facing: 38, scale: 50 },
        light,
      ),
      flecks(random, colour.chalk, 260),
    ];
  },
};

const straight: Poster = {
  sport: 'Athletics',
  alt: 'Sprinter on numbered lanes running out of an enormous low sun',
  draw: (random) => {
    const camera: Camera = { vanishing: [800, 470], drop: 600 };
    const edge = (across: number): Point[] => [
      seen(camera, across, 1 / 3),
      seen(camera, across, 60),
    ];
    return [
      ground(colour.plum),
      circle([800, 470], 400, colour.marigold),
      halftone(colour.coral, {
        from: [400, 70],
        width: 800,
        height: 400,
        cell: 18,
        tone: (x, y) => (Math.hypot(x - 0.5, (y - 1) / 1) < 0.485 ? 0.55 * y * y : 0),
      }),
      rect([0, 470], 1600, 600, colour.clayDeep),
      ...[-3, -1, 1, 3].map((lane) =>
        polygon([...edge(lane - 0.5), ...edge(lane + 0.5).reverse()], colour.clayDark),
      ),
      worn(
        ...Array.from({ length: 10 }, (_, index) => {
          const across = index - 4.5;
          return polygon(
            [...edge(across - 0.035), ...edge(across + 0.035).reverse()],
            colour.blush,
          );
        }),
      ),
      ...[-2, -1, 0, 1, 2].map((lane) => {
        const [x, y] = seen(camera, lane, 1.16);
        return place(
          { at: [x, y], scale: [230, 95], skew: -lane * 24 },
          numeral(lane + 5, colour.blush),
        );
      }),
      place(
        { at: [804, 800], scale: [84, -24], skew: 18 },
        silhouette(sprinting, colour.night, 0.5),
      ),
      place({ at: [800, 790], scale: 84 }, silhouette(sprinting, colour.night)),
      flecks(random, colour.straw, 240),
    ];
  },
};

const hurdles: Poster = {
  sport: 'Athletics',
  alt: 'Hurdles in blue lanes from above, shadows raking across, one hurdler clearing',
  draw: (random) => {
    const light: Light = { toward: 62, length: 1.25, opacity: 0.5 };
    const lane = 190;
    const hurdle = (x: number, y: number): string =>
      wallShadow([x, y + 22], [x, y + lane - 22], 84, light) +
      rect([x - 40, y + 20], 48, 9, colour.ink) +
      rect([x - 40, y + lane - 29], 48, 9, colour.ink) +
      rect([x - 9, y + 16], 22, lane - 32, colour.chalk) +
      repeat(3, (index) => rect([x - 9, y + 30 + index * 50], 22, 26, colour.clay));
    return [
      ground(colour.pool),
      place(
        { at: [-120, -190], rotate: 9 },
        ...[0, 2, 4, 6].map((index) =>
          rect([-200, index * lane], 2300, lane, colour.azure, { opacity: 0.45 }),
        ),
        ...Array.from({ length: 9 }, (_, index) =>
          rect([-200, index * lane - 6], 2300, 12, colour.chalk),
        ),
        ...[300, 900, 1500].flatMap((x) =>
          Array.from({ length: 8 }, (_, index) => hurdle(x, index * lane - 190)),
        ),
        castShadow(hurdling, [985, 745], 50, { ...light, length: 0.9 }),
        fromAbove({ ...stances.running, lean: 0.6 }, kit(colour.marigold, colour.ink), {
          at: [915, 665],
          facing: 2,
          scale: 58,
        }),
      ),
      flecks(random, colour.chalk, 240),
    ];
  },
};

export const athleticsTrack = { bend, straight, hurdles } as const;
