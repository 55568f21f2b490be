import { type Light } from './figure';
import { add, arc, between, polar } from './geometry';
import { colour } from './palette';
import {
  circle,
  ellipse,
  group,
  line,
  place,
  polygon,
  repeat,
  ring,
  shape,
  stroke,
  type Point,
} from './svg';

/** A disc shaded by a crescent along its lower edge. */
function globe(at: Point, radius: number, fill: string, shade: string): string {
  const lens = `${arc(at, radius, 20, 200)}A${radius * 1.25} ${radius * 1.25} 0 0 0 ${polar(at, radius, 20).join(' ')}Z`;
  return circle(at, radius, fill) + shape(lens, shade, { opacity: 0.55 });
}

/** The long oval a ball throws beside it. */
export function ballShadow(at: Point, radius: number, light: Light, lift = 0): string {
  const centre = polar(at, radius * light.length * (0.6 + lift), light.toward);
  return place(
    { at: centre, rotate: light.toward },
    ellipse([0, 0], radius * Math.max(1, light.length * 0.8), radius * 0.92, colour.night, {
      opacity: light.opacity ?? 0.42,
    }),
  );
}

/** The seams of a basketball on a disc. */
export function basketball(at: Point, radius: number, turn: number): string {
  const width = radius * 0.05;
  return group(
    { transform: `rotate(${turn} ${at[0]} ${at[1]})` },
    globe(at, radius, colour.amber, colour.clayDark),
    line([at[0] - radius, at[1]], [at[0] + radius, at[1]], colour.ink, width),
    line([at[0], at[1] - radius], [at[0], at[1] + radius], colour.ink, width),
    stroke(arc([at[0] - radius * 1.25, at[1]], radius * 0.95, -49, 49), colour.ink, width),
    stroke(arc([at[0] + radius * 1.25, at[1]], radius * 0.95, 131, 229), colour.ink, width),
    ring(at, radius, colour.ink, width),
  );
}

function pentagon(at: Point, radius: number, turn: number): Point[] {
  return Array.from({ length: 5 }, (_, index) => polar(at, radius, turn + index * 72));
}

export function football(at: Point, radius: number, turn: number, dark: string): string {
  const patches = repeat(5, (index) => {
    const angle = turn + index * 72;
    const edge = [
      polar(at, radius * 0.68, angle),
      polar(at, radius * 0.82, angle + 17),
      polar(at, radius, angle + 13),
      polar(at, radius, angle - 13),
      polar(at, radius * 0.82, angle - 17),
    ];
    const seams =
      line(polar(at, radius * 0.33, angle), polar(at, radius * 0.68, angle), dark, radius * 0.035) +
      line(
        polar(at, radius * 0.82, angle + 17),
        polar(at, radius * 0.68, angle + 36),
        dark,
        radius * 0.035,
      ) +
      line(
        polar(at, radius * 0.82, angle - 17),
        polar(at, radius * 0.68, angle - 36),
        dark,
        radius * 0.035,
      ) +
      line(
        polar(at, radius * 0.68, angle + 36),
        polar(at, radius, angle + 36),
        dark,
        radius * 0.035,
      );
    return polygon(edge, dark) + seams;
  });
  return (
    globe(at, radius, colour.chalk, colour.slate) +
    polygon(pentagon(at, radius * 0.34, turn), dark) +
    patches +
    ring(at, radius, dark, radius * 0.03)
  );
}

export function volleyball(
  at: Point,
  radius: number,
  turn: number,
  tints: readonly [string, string, string],
): string {
  const middle: Point = [0, 0];
  const rim = (angle: number): Point => polar(middle, 1, angle);
  const panel = (index: number): string => {
    const start = index * 120;
    const bow = polar(middle, 0.55, start - 38);
    const nextBow = polar(middle, 0.55, start + 82);
    const outline = `M0 0Q${bow.join(' ')} ${rim(start).join(' ')}A1 1 0 0 1 ${rim(start + 120).join(' ')}Q${nextBow.join(' ')} 0 0Z`;
    const hollow = add(bow, polar(middle, -0.5, start));
    const seams = [0.36, 0.7].map((share) => {
      const from = between(
        between(middle, nextBow, share),
        between(nextBow, rim(start + 120), share),
        share,
      );
      const to = rim(start + share * 116);
      const control = add(between(from, to, 0.5), between(middle, hollow, 0.75));
      return stroke(`M${from.join(' ')}Q${control.join(' ')} ${to.join(' ')}`, colour.ink, 0.026);
    });
    return (
      shape(outline, tints[index] ?? tints[0], { stroke: colour.ink, 'stroke-width': 0.034 }) +
      seams.join('')
    );
  };
  return place(
    { at, scale: radius, rotate: turn },
    repeat(3, panel),
    ring([0, 0], 1, colour.ink, 0.034),
    shape('M.94 .34A1 1 0 0 1 -.94 -.34A1.25 1.25 0 0 0 .94 .34Z', colour.night, {
      opacity: 0.22,
      transform: `rotate(${-turn})`,
    }),
  );
}

/** A red ball and its stitched seam. */
export function cricketBall(at: Point, radius: number, turn: number): string {
  const stitches = repeat(15, (index) => {
    const x = (index - 7) * 0.125;
    return (
      line([x, -0.13], [x + 0.03, -0.05], colour.straw, 0.035) +
      line([x, 0.13], [x + 0.03, 0.05], colour.straw, 0.035)
    );
  });
  return (
    globe(at, radius, colour.clay, colour.clayDeep) +
    place(
      { at, rotate: turn, scale: radius },
      line([-0.99, 0], [0.99, 0], colour.clayDeep, 0.06),
      stitches,
    )
  );
}
