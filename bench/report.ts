import type { Spread } from './statistics';

/** A part of the report: a heading, a table and what to know of it. */
export interface Section {
  title: string;
  /** Markdown: tables, and sentences on what is measured and how. */
  body: string;
  /** Targets that were missed, a line each. */
  missed: readonly string[];
}

const THOUSANDS = /\B(?=(\d{3})+$)/g;

/** A whole number with its thousands apart, the same on every machine. */
export const count = (number: number) => String(Math.round(number)).replace(THOUSANDS, ',');

/** Milliseconds, with more digits the fewer they are. */
export function milliseconds(number: number): string {
  if (number > 0 && number < 0.0005) return '< 0.001';
  const digits = number < 1 ? 3 : number < 100 ? 1 : 0;
  return number.toFixed(digits);
}

/** A ratio of two measured numbers. */
export const times = (ratio: number) => (Number.isFinite(ratio) ? ratio.toFixed(2) : '∞');

/** The median of some numbers, with the least and the greatest. */
export function withRange({ median, min, max }: Spread, write = milliseconds): string {
  return `${write(median)} [${write(min)}–${write(max)}]`;
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

const heading = (title: string) => `## ${title}\n`;

/**
 * Puts a section into a document, in place of the one with the same title, or at the end.
 *
 * @param body goes below the heading, up to the next one of the same rank
 */
export function withSection(markdown: string, title: string, body: string): string {
  const section = `${heading(title)}\n${body.trim()}\n`;
  const start = `\n${markdown}`.indexOf(`\n${heading(title)}`);
  if (start < 0) return `${markdown.trimEnd()}\n\n${section}`;
  const end = markdown.indexOf('\n## ', start);
  return markdown.slice(0, start) + section + (end < 0 ? '' : markdown.slice(end));
}
