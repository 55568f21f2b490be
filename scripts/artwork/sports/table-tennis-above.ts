import { ballShadow } from '../balls';
import { kit, wallShadow, type Light } from '../figure';
import { person, stances } from '../from-above';
import { paddle } from '../gear';
import { colour } from '../palette';
import { forehand } from '../poses';
import { ground, type Poster } from '../stage';
import { circle, frame, line, place, rect, type Placement } from '../svg';
import { flecks, halftone } from '../texture';

/** A table in metres around its middle, net across. */
function table(top: string, edge: string, tint: string): string {
  return [
    rect([-1.4, -0.79], 2.8, 1.58, edge),
    rect([-1.37, -0.76], 2.74, 1.52, top),
    frame([-1.345, -0.735], 2.69, 1.47, tint, 0.03),
    line([-1.37, 0], [1.37, 0], tint, 0.012),
  ].join('');
}

const rally: Poster = {
  sport: 'Table Tennis',
  alt: 'Table tennis rally from above, blue table on a brick-red hall floor',
  draw: (random) => {
    const middle: Placement = { at: [800, 530], rotate: -28, scale: 330 };
    const light: Light = { toward: 78, length: 0.9 };
    return [
      ground(colour.clay),
      halftone(colour.clayDark, {
        from: [0, 0],
        width: 1600,
        height: 1067,
        cell: 26,
        tone: (x, y) => 0.46 * Math.max(0, y - x * 0.5),
      }),
      place(
        { ...middle, at: [835, 640] },
        rect([-1.4, -0.79], 2.8, 1.58, colour.night, { opacity: 0.45 }),
      ),
      place(middle, table(colour.pool, colour.poolDark, colour.chalk)),
      place(
        middle,
        wallShadow([0, -0.9], [0, 0.9], 0.16, { toward: 100, length: 1.1 }),
        rect([-0.012, -0.93], 0.024, 1.86, colour.chalk),
        rect([-0.03, -0.95], 0.06, 0.08, colour.ink),
        rect([-0.03, 0.87], 0.06, 0.08, colour.ink),
      ),
      person(
        stances.reaching,
        forehand,
        kit(colour.marigold, colour.ink),
        { at: [270, 800], facing: -24, scale: 58 },
        light,
      ),
      paddle([440, 690], 42, 150, colour.ink, colour.dune),
      person(
        stances.reaching,
        forehand,
        kit(colour.mint, colour.ink),
        { at: [1330, 270], facing: 152, scale: 58 },
        light,
      ),
      paddle([1190, 380], 42, -30, colour.ink, colour.dune),
      ballShadow([930, 560], 12, light),
      circle([905, 420], 16, colour.paper),
      flecks(random, colour.chalk, 220),
    ];
  },
};

export const tableTennisAbove = { rally } as const;
