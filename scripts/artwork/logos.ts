import { arc, polar } from './geometry';
import { colour } from './palette';
import {
  circle,
  element,
  ellipse,
  group,
  polygon,
  repeat,
  shape,
  stroke,
  type Point,
  points,
} from './svg';

const size = 96;
const centre: Point = [48, 48];

function emblem(...children: string[]): string {
  const viewBox = `0 0 ${size} ${size}`;
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox }, ...children);
}

/** Keeps lines that run off the edge inside the emblem's own ground. */
function inside(outline: string, ...children: string[]): string {
  return (
    element('clipPath', { id: 'ground' }, outline) +
    group({ 'clip-path': 'url(#ground)' }, ...children)
  );
}

/** Up from the foot, a bend to the right, a bend back, and out at the top. */
const course = 'M32 120V74A22 22 0 0 1 43 55L50 51A22 22 0 0 0 61 32V-24';

/** Three lane lines side by side, made by laying narrower strokes over wider ones. */
export function mainMark(field: string): string {
  return (
    stroke(course, colour.chalk, 32) +
    stroke(course, field, 20) +
    stroke(course, colour.chalk, 6.5) +
    circle([26, 29], 11, colour.marigold)
  );
}

function main(): string {
  return emblem(
    circle(centre, 47, colour.chalk),
    circle(centre, 43.5, colour.clay),
    inside(circle(centre, 43.5, colour.clay), mainMark(colour.clay)),
  );
}

const shield = 'M48 2C60 8 74 10 88 10V46C88 70 70 86 48 95C26 86 8 70 8 46V10C22 10 36 8 48 2Z';
const shieldInner =
  'M48 6.5C60 12 72 13.6 84.5 13.6V46C84.5 67.5 68 82.5 48 91.2C28 82.5 11.5 67.5 11.5 46V13.6C24 13.6 36 12 48 6.5Z';

function laurel(mirror: 1 | -1): string {
  const leaves = repeat(5, (index) => {
    const [x, y] = polar([48, 48], 27, 65 - index * 27);
    const turn = -50 - index * 27;
    const at = `translate(${Math.round(x)} ${Math.round(y)}) rotate(${turn})`;
    return group({ transform: at }, ellipse([0, 0], 7.5, 3.6, colour.straw));
  });
  return mirror === 1 ? leaves : group({ transform: 'translate(96 0) scale(-1 1)' }, leaves);
}

function olympic(): string {
  return emblem(
    shape(shield, colour.chalk),
    shape(shieldInner, colour.pool),
    laurel(1),
    laurel(-1),
    shape('M39 46H57L51.5 80H44.5Z', colour.chalk),
    shape('M36 41H60V47H36Z', colour.chalk),
    shape(
      'M48 15C58 24 60 31 55 39H41C36 34 38 29 42 27C43 30 44 31 46 31C48 26 46 20 48 15Z',
      colour.marigold,
    ),
  );
}

function nehru(): string {
  return emblem(
    polygon(points('48,0 92,46 48,96 4,46'), colour.chalk, { 'stroke-linejoin': 'round' }),
    polygon(points('48,5.5 86.5,46 48,90 9.5,46'), colour.marigold),
    inside(
      polygon(points('48,5.5 86.5,46 48,90 9.5,46'), colour.marigold),
      circle([48, 58], 26, colour.clay),
      element('rect', { x: 0, y: 58, width: 96, height: 40, fill: colour.turf }),
    ),
    stroke('M48 72V32', colour.chalk, 5),
    shape('M48 46C48 34 38 28 27 29C28 40 36 47 48 46Z', colour.chalk),
    shape('M48 38C48 26 57 19 68 20C68 31 60 39 48 38Z', colour.chalk),
  );
}

function hexagon(radius: number): Point[] {
  return Array.from({ length: 6 }, (_, index) => polar(centre, radius, 30 + index * 60));
}

function indian(): string {
  return emblem(
    polygon(hexagon(48), colour.chalk),
    polygon(hexagon(44), colour.turf),
    circle([48, 30], 14, colour.marigold),
    stroke('M37 22C44 28 44 34 38 39M59 22C52 28 52 34 58 39', colour.turfDark, 3),
    shape('M46 52C38 46 28 45 18 47V70C28 68 38 70 46 76Z', colour.chalk),
    shape('M50 52C58 46 68 45 78 47V70C68 68 58 70 50 76Z', colour.chalk),
  );
}

function scallops(): string {
  return repeat(12, (index) => circle(polar(centre, 37, index * 30), 10.5, colour.chalk));
}

function international(): string {
  return emblem(
    scallops(),
    circle(centre, 42, colour.dusk),
    circle(centre, 31, colour.sky),
    stroke('M48 17V79M17 48H79', colour.dusk, 3.5),
    stroke(`${arc([48, 4], 32, 40, 140)}${arc([48, 92], 32, 220, 320)}`, colour.dusk, 3.5),
    stroke('M48 17C31 34 31 62 48 79C65 62 65 34 48 17', colour.dusk, 3.5),
    stroke('M12 66C36 70 66 58 82 24', colour.marigold, 8),
  );
}

export const logos: Readonly<Record<string, () => string>> = {
  main,
  olympic,
  nehru,
  indian,
  international,
};
