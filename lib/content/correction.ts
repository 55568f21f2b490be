import { listStructuralLines, type LineProblem, type StructuralLine } from './yaml-mistakes';

/** A correction of a single line, and the message about that line if the file is valid after it. */
interface Correction {
  lines: string[];
  problem: LineProblem;
  /** How likely it is: the number of similar lines in the file. */
  likely: number;
}

const createSpaces = (count: number) => ' '.repeat(Math.max(count, 0));
const getName = ({ dash, key }: StructuralLine) => (dash ? 'the -' : key);

/**
 * The possible corrections of a line with a field or an entry.
 *
 * @param all the lines with a field or an entry
 * @param parents the fields that contain others
 */
function listCorrections(
  lines: readonly string[],
  own: StructuralLine,
  all: readonly StructuralLine[],
  parents: readonly string[],
): Correction[] {
  const { line, column, number, dash, key, text } = own;
  const name = getName(own);
  const rest = line.slice(column);
  const createCorrection = (likely: number, instead: string[], problem: string): Correction => ({
    lines: lines.toSpliced(number - 1, 1, ...instead),
    problem: { line: number, problem },
    likely,
  });
  const moved = [0, 2, 4, 6, 8, 10]
    .filter((to) => to !== column)
    .map((to) =>
      createCorrection(
        all.filter((other) => other.column === to && getName(other) === name).length,
        [createSpaces(to) + rest],
        `${name} begins too far to the ${to < column ? 'right' : 'left'}: write ${to || 'no'} spaces before it, as before the others of its kind`,
      ),
    );
  const below = parents.flatMap((parent) =>
    (dash ? [column, column - 2] : [column - 2])
      .filter((to) => to >= 0)
      .map((to) =>
        createCorrection(
          0.5,
          [`${createSpaces(to)}${parent}:`, line],
          `the line ${parent}: is missing above this one`,
        ),
      ),
  );
  const asEntry = `an entry begins with - and a space: write - before ${key}`;
  const isHindiBelow = dash && !key && /^\s+hi:/.test(lines[number] ?? '');
  return [
    ...moved,
    ...below,
    ...(dash ? [] : [createCorrection(0.5, [`${createSpaces(column - 2)}- ${rest}`], asEntry)]),
    ...(isHindiBelow
      ? [createCorrection(1, [`${createSpaces(column)}- en: ${text}`], `write en: before ${text}`)]
      : []),
  ];
}

/** Whether a line is indented more than the one above it, which opens no block. */
const isShifted = ({ column }: StructuralLine, above?: StructuralLine) =>
  column > (above?.indent ?? 0) && (above?.text ?? '-') !== '';

/**
 * Looks for the one correction that makes a file valid. YAML often reports a mistake of form at another line than the
 * wrong one.
 *
 * @param near the lines of the reported problems
 * @param parents the fields that contain others
 * @returns the message; undefined if no correction is known
 */
export function findCorrection(
  lines: readonly string[],
  near: readonly number[],
  parents: readonly string[],
  isGood: (lines: readonly string[]) => boolean,
): LineProblem | undefined {
  const all = [...listStructuralLines(lines)].filter(({ dash, key }) => dash || key);
  const places = new Set(near.flatMap((number) => [number - 2, number - 1, number, number + 1]));
  return all
    .filter((one, index) => places.has(one.number) || isShifted(one, all[index - 1]))
    .flatMap((one) => listCorrections(lines, one, all, parents))
    .sort((one, other) => other.likely - one.likely)
    .find(({ lines: mended }) => isGood(mended))?.problem;
}
