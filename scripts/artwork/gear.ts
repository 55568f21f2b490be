import { colour } from './palette';
import { circle, ellipse, line, place, polygon, repeat, shape, stroke, type Point } from './svg';

export function shuttle(
  at: Point,
  size: number,
  turn: number,
  feather: string,
  vane: string,
  band: string = colour.clay,
): string {
  const cork = colour.sand;
  const feathers = repeat(7, (index) => {
    const lean = (index - 3) * 0.17;
    const [a, b, c]: Point[] = [
      [0.35, lean * 0.9],
      [1.9, lean * 3.1 - 0.2],
      [1.9, lean * 3.1 + 0.2],
    ];
    return a && b && c
      ? polygon([a, b, [2.02, lean * 3.1], c], feather) + line(a, [1.9, lean * 3.1], vane, 0.045)
      : '';
  });
  return place(
    { at, rotate: turn, scale: size },
    feathers,
    stroke('M.95 -.52Q1.1 0 .95 .52M1.35 -.78Q1.55 0 1.35 .78', vane, 0.07),
    circle([0.1, 0], 0.44, cork),
    shape('M.5 -.2A.44 .44 0 0 1 -.22 .3A.6 .6 0 0 0 .5 -.2Z', vane, { opacity: 0.3 }),
    shape('M.2 -.43Q.34 -.44 .46 -.4Q.52 0 .46 .4Q.34 .44 .2 .43Q.3 0 .2 -.43Z', band),
  );
}

export function racket(at: Point, size: number, turn: number, rim: string, grip: string): string {
  const strings = repeat(9, (index) => {
    const offset = (index - 4) * 0.24;
    const halfAcross = Math.sqrt(Math.max(0, 1 - (offset / 1.22) ** 2)) * 0.98;
    const halfAlong = Math.sqrt(Math.max(0, 1 - offset ** 2)) * 1.22;
    return (
      line([offset, -halfAcross], [offset, halfAcross], rim, 0.025, { opacity: 0.75 }) +
      (Math.abs(offset) < 0.98
        ? line([-halfAlong, offset], [halfAlong, offset], rim, 0.025, { opacity: 0.75 })
        : '')
    );
  });
  return place(
    { at, rotate: turn, scale: size },
    strings,
    ellipse([0, 0], 1.25, 1.02, 'none', { stroke: rim, 'stroke-width': 0.11 }),
    line([1.25, 0], [3.1, 0], rim, 0.11),
    line([3, 0], [4.4, 0], grip, 0.26, { 'stroke-linecap': 'round' }),
  );
}

/** Three stumps and their bails, base at the origin, one unit high. */
export function wicket(at: Point, height: number, fill: string, shade: string): string {
  const stumps = repeat(3, (index) => {
    const x = (index - 1) * 0.16;
    return line([x, 0], [x, -1], fill, 0.07) + line([x + 0.02, 0], [x + 0.02, -1], shade, 0.022);
  });
  const bails =
    line([-0.17, -1.015], [-0.01, -1.015], fill, 0.04) +
    line([0.01, -1.015], [0.17, -1.015], fill, 0.04);
  return place({ at, scale: height }, stumps, bails);
}

export function bat(at: Point, size: number, turn: number, blade: string, grip: string): string {
  return place(
    { at, rotate: turn, scale: size },
    line([0, 0], [0.85, 0], grip, 0.16, { 'stroke-linecap': 'round' }),
    shape('M.8 -.1L1.05 -.25H2.9Q3.05 0 2.9 .25H1.05L.8 .1Z', blade),
    line([1.1, 0.02], [2.9, 0.02], grip, 0.04, { opacity: 0.4 }),
  );
}

/** A bat: rubber disc cut straight where the handle begins. */
export function paddle(
  at: Point,
  size: number,
  turn: number,
  rubber: string,
  wood: string,
): string {
  return place(
    { at, rotate: turn, scale: size },
    shape('M.62 -.2L1.15 -.17H2.05Q2.2 0 2.05 .17H1.15L.62 .2Z', wood),
    line([1.2, 0], [2.05, 0], colour.umber, 0.05),
    shape('M.72 -.55A.98 .98 0 1 0 .72 .55Q.9 .3 1 .18V-.18Q.9 -.3 .72 -.55Z', rubber),
    shape('M.72 -.55Q.9 -.3 1 -.18V.18Q.9 .3 .72 .55L.66 .46V-.46Z', wood),
  );
}
