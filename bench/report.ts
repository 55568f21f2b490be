/** A part of the report: a heading, a table and what to know of it. */
export interface Section {
  title: string;
  /** Markdown: tables, and sentences on what is measured and how. */
  body: string;
  /** Targets that were missed, a line each. */
  missed?: readonly string[];
}

/** A whole number with its thousands apart. */
export const count = (number: number) => Math.round(number).toLocaleString('en');

/** Milliseconds, with more digits the fewer they are; a dash where nothing was measured. */
export function milliseconds(number: number | undefined): string {
  if (number === undefined) return '–';
  if (number === Infinity) return 'never';
  return number.toFixed(number < 1 ? 3 : number < 100 ? 1 : 0);
}

/** A cell with a ratio, which stands out when it is over its target; empty for none. */
export function againstTarget(ratio: number | undefined, target = Infinity): string {
  const text = ratio?.toFixed(2) ?? '';
  return ratio !== undefined && ratio > target ? `**${text}**` : text;
}

/** A cell that shows a number against its budget, and stands out when it is over. */
export function againstBudget(used: number, budget: number): string {
  const text = `${count(used)} / ${count(budget)}`;
  return used > budget ? `**${text}**` : text;
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** A table in Markdown; what is in its cells is taken as Markdown. */
export function table(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  return [
    row(titles),
    row(titles.map((_, index) => (index === 0 ? '---' : '--:'))),
    ...rows.map(row),
  ].join('\n');
}

const RESULTS = '\n## Results\n';

/**
 * Puts the results of one run into a document, in place of all that stood there.
 *
 * @param markdown ends with the results of an earlier run
 * @param environment where and when was measured
 * @throws Error when it has no heading for results
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
