import { rect, repeat, stroke } from './svg';

/** Square mats with their interlocking teeth. */
export function mats(
  size: number,
  tint: (column: number, row: number) => string,
  seam: string,
): string {
  return repeat(9, (row) =>
    repeat(9, (column) => {
      const [x, y] = [(column - 4.5) * size, (row - 4.5) * size];
      const teeth = Array.from({ length: 8 }, (_, index) =>
        index % 2 ? `l0 -12h${size / 8}l0 12` : `h${size / 8}`,
      ).join('');
      return (
        rect([x, y], size, size, tint(column, row)) +
        stroke(`M${x} ${y}${teeth}`, seam, 4) +
        stroke(`M${x} ${y}${teeth}`, seam, 4, { transform: `rotate(90 ${x} ${y})` })
      );
    }),
  );
}
