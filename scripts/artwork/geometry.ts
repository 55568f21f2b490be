import { short, type Point } from './svg';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The point at `radius` from `centre`; angles run clockwise from three o'clock, in degrees. */
export function polar([x, y]: Point, radius: number, degrees: number): Point {
  return [x + radius * Math.cos(radians(degrees)), y + radius * Math.sin(radians(degrees))];
}

export function between([ax, ay]: Point, [bx, by]: Point, share: number): Point {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}

export function add([ax, ay]: Point, [bx, by]: Point): Point {
  return [ax + bx, ay + by];
}

export function moveTo([x, y]: Point): string {
  return `M${short(x)} ${short(y)}`;
}

export function lineTo([x, y]: Point): string {
  return `L${short(x)} ${short(y)}`;
}

/** An open circular arc as path data, drawn clockwise. */
export function arc(centre: Point, radius: number, from: number, to: number): string {
  const [x, y] = polar(centre, radius, to);
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  const start = moveTo(polar(centre, radius, from));
  return `${start}A${short(radius)} ${short(radius)} 0 ${large} 1 ${short(x)} ${short(y)}`;
}

export function sector(centre: Point, radius: number, from: number, to: number): string {
  return `${arc(centre, radius, from, to)}${lineTo(centre)}Z`;
}

/** A band between two radii, closed: a lane around a bend. */
export function band(
  centre: Point,
  inner: number,
  outer: number,
  from: number,
  to: number,
): string {
  const [x, y] = polar(centre, inner, from);
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  const back = lineTo(polar(centre, inner, to));
  const inside = `A${short(inner)} ${short(inner)} 0 ${large} 0 ${short(x)} ${short(y)}`;
  return `${arc(centre, outer, from, to)}${back}${inside}Z`;
}

/** A smooth curve through the points (Catmull-Rom), open or closed. */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return points[wrapped] ?? [0, 0];
  };
  const spans = Array.from({ length: closed ? count : count - 1 }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[leave, arrive, to].map(([x, y]) => `${short(x)} ${short(y)}`).join(' ')}`;
  });
  return `${moveTo(at(0))}${spans.join('')}${closed ? 'Z' : ''}`;
}

/** A limb: two discs and the skin stretched between them. */
export function capsule(
  [ax, ay]: Point,
  [bx, by]: Point,
  startRadius: number,
  endRadius: number,
): string {
  const length = Math.hypot(bx - ax, by - ay);
  if (length < 1e-6) return '';
  const heading = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
  const lean =
    (Math.acos(Math.max(-1, Math.min(1, (startRadius - endRadius) / length))) * 180) / Math.PI;
  const [a1, a2] = [
    polar([ax, ay], startRadius, heading + lean),
    polar([ax, ay], startRadius, heading - lean),
  ];
  const [b1, b2] = [
    polar([bx, by], endRadius, heading + lean),
    polar([bx, by], endRadius, heading - lean),
  ];
  const round = (radius: number, large: number, [x, y]: Point): string =>
    `A${short4(radius)} ${short4(radius)} 0 ${large} 1 ${short4(x)} ${short4(y)}`;
  const tail = startRadius > endRadius ? 1 : 0;
  return (
    `M${short4(a1[0])} ${short4(a1[1])}${round(startRadius, tail, a2)}` +
    `L${short4(b2[0])} ${short4(b2[1])}${round(endRadius, 1 - tail, b1)}Z`
  );
}

/** Limbs are drawn in heads, not pixels, and need the finer grain. */
function short4(value: number): string {
  return String(Math.round(value * 10000) / 10000);
}

/** A level ground seen by someone standing on it: one vanishing point on the horizon. */
export interface Camera {
  vanishing: Point;
  /** Where the ground one unit away sits below the horizon, in pixels. */
  drop: number;
}

/** Sheet position of a ground point `across` units sideways and `away` units ahead. */
export function seen(camera: Camera, across: number, away: number, height = 0): Point {
  const near = camera.drop / away;
  return [camera.vanishing[0] + across * near, camera.vanishing[1] + near * (1 - height)];
}
