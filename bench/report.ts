/** A section of the report. */
export interface Section {
  title: string;
  /** Markdown: what is measured, and tables. */
  body: string;
  /** A line for each missed target. */
  missed?: readonly string[];
}

/** A whole number with separated thousands. */
export const count = (number: number) => Math.round(number).toLocaleString('en');

/** Milliseconds with three significant digits or so; a dash if nothing was measured. */
export function formatMilliseconds(number: number | undefined): string {
  if (number === undefined) return '–';
  if (number === Infinity) return 'never';
  return number.toFixed(number < 1 ? 3 : number < 100 ? 1 : 0);
}

/** A cell with a ratio, bold above its target; empty without one. */
export function compareWithTarget(ratio: number | undefined, target = Infinity): string {
  const text = ratio?.toFixed(2) ?? '';
  return ratio !== undefined && ratio > target ? `**${text}**` : text;
}

/** A cell with a number and its budget, bold above it. */
export function compareWithBudget(used: number, budget: number): string {
  const text = `${count(used)} / ${count(budget)}`;
  return used > budget ? `**${text}**` : text;
}

const formatRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** A table in Markdown. Its cells are Markdown too. */
export function formatTable(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  return [
    formatRow(titles),
    formatRow(titles.map((_, index) => (index === 0 ? '---' : '--:'))),
    ...rows.map(formatRow),
  ].join('\n');
}

const RESULTS = '\n## Results\n';

/**
 * Replaces the results in a document by those of a new run.
 *
 * @param markdown ends with the results of an earlier run
 * @param environment a sentence on where and when was measured
 * @throws Error if it has no heading for results
 */
export function withResults(
  markdown: string,
  environment: string,
  sections: readonly Section[],
): string {
  const start = markdown.indexOf(RESULTS);
  if (start < 0) throw new Error('there is no heading "Results"');
  const parts = sections.map(({ title, body }) => `### ${title}\n\n${body}`);
  return [markdown.slice(0, start) + RESULTS.trimEnd(), environment, ...parts].join('\n\n') + '\n';
}
