import type { Random } from '@/lib/random';
import { stage } from './stage';
import { circle, group, rect, repeat, short, type Point } from './svg';

/** Flecks of one ink scattered over the sheet, as a coarse screen print leaves them. */
export function flecks(random: Random, fill: string, count: number, opacity = 0.35): string {
  return group(
    { fill, opacity },
    repeat(count, () => {
      const at: Point = [random() * stage.width, random() * stage.height];
      return circle(at, 0.8 + random() * random() * 3.4, fill);
    }),
  );
}

export interface Screen {
  /** Corner, size and slant of the screened patch. */
  from: Point;
  width: number;
  height: number;
  cell?: number;
  opacity?: number;
  /** Dot size as a share of the cell, told how far across (0–1) and down (0–1) the dot lies. */
  tone: (across: number, down: number) => number;
}

/** A halftone: rows of dots, every other row shifted, swelling with the tone. */
export function halftone(fill: string, screen: Screen): string {
  const { from, width, height, cell = 16, opacity = 1, tone } = screen;
  const rows = Math.ceil(height / cell) + 1;
  const columns = Math.ceil(width / cell) + 1;
  const dots: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = (column + (row % 2) / 2) * cell;
      const y = row * cell;
      const radius = tone(x / width, y / height) * cell;
      if (radius > 0.8) dots.push(dot([from[0] + x, from[1] + y], radius));
    }
  }
  return `<path d="${dots.join('')}" fill="${fill}" opacity="${short(opacity)}"/>`;
}

function dot([x, y]: Point, radius: number): string {
  const r = short(radius);
  const step = short(radius * 2);
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 0 ${step} 0a${r} ${r} 0 1 0 -${step} 0`;
}

/** Alternating bands, the way a mower leaves a field. */
export function mown(fill: string, widths: number, opacity = 1, turn = 0): string {
  const reach = 2400;
  const count = Math.ceil(reach / widths / 2);
  return group(
    { transform: `rotate(${short(turn)} ${stage.width / 2} ${stage.height / 2})`, opacity },
    repeat(count, (index) => rect([-400 + index * widths * 2, -700], widths, reach, fill)),
  );
}
