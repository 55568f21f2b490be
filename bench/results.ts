/** A line of the table of results: what a page needs, in bytes or milliseconds. */
export interface Result {
  page: string;
  measure: string;
  site: number;
  limit: number;
}

/** The number in the middle; of an even count the larger one of the two. */
export const getMedian = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

const formatNumber = (number: number) => Math.round(number).toLocaleString('en');

/** The table in Markdown. What is above its limit is bold. */
export function formatTable(results: readonly Result[]): string {
  const rows = results.map(({ page, measure, site, limit }) => [
    `\`${page}\``,
    measure,
    site > limit ? `**${formatNumber(site)}**` : formatNumber(site),
    formatNumber(limit),
  ]);
  const head = [
    ['page', 'measure', 'site', 'limit'],
    ['---', '---', '--:', '--:'],
  ];
  return [...head, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
