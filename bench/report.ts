/** A section of the report. */
export interface Section {
  title: string;
  /** Markdown: what is measured, and a table. */
  body: string;
  /** A line for each exceeded budget, which fails the bench. */
  exceeded?: readonly string[];
}

const mark = (text: string, isMissed: boolean) => (isMissed ? `**${text}**` : text);

/** A cell with a number, bold above its limit; empty without one. An infinite time is one that never came. */
export function formatNumber(number: number | undefined, limit = Infinity, digits?: number) {
  if (number === undefined) return '';
  if (!Number.isFinite(number)) return '**never**';
  const maximumFractionDigits = digits ?? (number < 100 ? 1 : 0);
  const minimumFractionDigits = digits ?? 0;
  const options = { minimumFractionDigits, maximumFractionDigits };
  return mark(number.toLocaleString('en', options), number > limit);
}

/** A cell with a number and its budget, bold above it. */
export const formatUse = ({ used, budget }: { used: number; budget: number }) =>
  mark(`${formatNumber(used)} / ${formatNumber(budget)}`, used > budget);

const formatRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** A table in Markdown. Its cells are Markdown too. */
export const formatTable = (titles: readonly string[], rows: readonly (readonly string[])[]) =>
  [
    formatRow(titles),
    formatRow(titles.map((_, index) => (index === 0 ? '---' : '--:'))),
    ...rows.map(formatRow),
  ].join('\n');
