import type { Random } from '@/lib/random';
import { between, lineTo, moveTo, smooth } from './geometry';
import { colour } from './palette';
import { group, line, repeat, shape, stroke, type Point } from './svg';

/** The net of light on a pool floor: a jittered grid drawn as flowing lines. */
export function caustics(random: Random, tint: string, cell: number, opacity = 0.5): string {
  const rows = Math.ceil(1200 / cell) + 2;
  const columns = Math.ceil(1750 / cell) + 2;
  const jitter = (): number => (random() - 0.5) * cell * 0.8;
  const knots = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column): Point => [
      (column - 0.5 + (row % 2) / 2) * cell + jitter() - cell / 2,
      (row - 1) * cell * 0.62 + jitter() * 0.6,
    ]),
  );
  const across = knots.map((row) => stroke(smooth(row), tint, 3 + random() * 4));
  const down = Array.from({ length: columns }, (_, column) => {
    const string = knots.flatMap((row) => row.slice(column, column + 1));
    return stroke(smooth(string), tint, 2 + random() * 4);
  });
  return group({ opacity }, ...across, ...down);
}

/** Short wriggles of light on moving water. */
export function ripples(random: Random, tint: string, count: number, size = 60): string {
  return repeat(count, () => {
    const [x, y] = [random() * 1600, random() * 1067];
    const wriggle = Array.from({ length: 5 }, (_, step): Point => [
      x + (step - 2) * size * 0.5,
      y + (step % 2 ? 1 : -1) * size * 0.11,
    ]);
    return stroke(smooth(wriggle), tint, size * (0.06 + random() * 0.07), {
      'stroke-linecap': 'round',
      opacity: 0.35 + random() * 0.5,
    });
  });
}

/** A lane rope: floats strung on a line, coloured in blocks. */
export function rope(from: Point, to: Point, size: number, tints: readonly string[]): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const count = Math.floor(length / (size * 1.12));
  const floats = tints.map((tint, block) => {
    const beads = Array.from({ length: count }, (_, index) => index).filter(
      (index) => Math.floor(index / 4) % tints.length === block,
    );
    const path = beads.map((index) => {
      const a = between(from, to, (index + 0.1) / count);
      const b = between(from, to, (index + 0.9) / count);
      return moveTo(a) + lineTo(b);
    });
    return stroke(path.join(''), tint, size);
  });
  return group({}, line(from, to, colour.night, size * 0.3), ...floats);
}

/** Churned water around a moving body: torn white petals, widest at the back. */
export function wake(
  random: Random,
  at: Point,
  length: number,
  spread: number,
  tint: string,
): string {
  const petals = repeat(22, (index) => {
    const back = (index / 22) * length;
    const side = (random() - 0.5) * spread * (0.35 + (0.65 * index) / 22);
    const size = 6 + random() * 20 * (1 - index / 30);
    const [x, y] = [at[0] - back, at[1] + side];
    const rim = Array.from({ length: 6 }, (_, step): Point => {
      const angle = (step / 6) * Math.PI * 2;
      const reach = size * (0.6 + random() * 0.8);
      return [x + Math.cos(angle) * reach * 1.7, y + Math.sin(angle) * reach * 0.7];
    });
    return shape(smooth(rim, true), tint, { opacity: 0.9 - (index / 22) * 0.5 });
  });
  return petals;
}
