/**
 * Makes a function that keeps what it returns for each record, because each key in a form of all records asks for it. The
 * cells of a record never change: a corrected record has cells of its own.
 */
export function memoizeByRecord<Result extends string | number | object>(
  make: (cells: readonly string[]) => Result,
): (cells: readonly string[]) => Result {
  const results = new WeakMap<readonly string[], Result>();
  return (cells) => {
    const known = results.get(cells);
    if (known !== undefined) return known;
    const result = make(cells);
    results.set(cells, result);
    return result;
  };
}
