/** Visits pages in turns, so that a busy moment of the machine affects all alike, and compares the medians. */
import type { Browser } from '@playwright/test';
import type { RoutePath } from '@/lib/routes';
import { formatNumber, formatTable, type Section } from './report';

/** The site and the floor, both also in Hindi. */
export type Contestant = 'site' | 'hindi' | 'floor' | 'hindi floor';

/** What the bench measures with, and how often it visits each page. */
export interface Setting {
  browser: Browser;
  /** The address of each home page, without a slash at its end. */
  origins: Record<Contestant, string>;
  runs: number;
}

/** A row of the table: a route, and how to measure it. Times are in milliseconds, infinite for what never came. */
interface Row<Measure extends string> {
  name: string;
  route: RoutePath;
  on: readonly Contestant[];
  visit: (url: string, who: Contestant) => Promise<Record<Measure, number>>;
}

export interface Comparison<Measure extends string> {
  title: string;
  /** What is measured, and the targets. */
  text: string;
  rows: readonly Row<Measure>[];
  measures: readonly Measure[];
  /** The ratios of two medians. */
  ratios?: readonly { of: Contestant; to: Contestant; measure: Measure; target?: number }[];
  /** The maximum times of the site. */
  limits?: Partial<Record<Measure, number>>;
}

/** The median, between the two middle numbers for an even count; undefined if there are no numbers. */
export function median(numbers: readonly number[] = []): number | undefined {
  const sorted = [...numbers].sort((a, b) => a - b);
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  const upper = sorted[Math.floor(sorted.length / 2)];
  return lower === undefined || upper === undefined ? undefined : (lower + upper) / 2;
}

export async function compareVisits<Measure extends string>(
  { origins, runs }: Pick<Setting, 'origins' | 'runs'>,
  { title, text, rows, measures, ratios = [], limits = {} }: Comparison<Measure>,
): Promise<Section> {
  type Found = Partial<Record<Contestant, Record<Measure, number>[]>>;
  const all = rows.map((row) => ({ row, found: {} as Found }));
  for (let run = 1; run <= runs; run += 1) {
    console.log(`${title}: run ${run} of ${runs}`);
    for (const { row, found } of all) {
      for (const who of row.on) {
        const url = origins[who] + (row.route === '/' ? '' : row.route);
        (found[who] ??= []).push(await row.visit(url, who));
      }
    }
  }
  const names = [...new Set(rows.flatMap(({ on }) => on))];
  const columns = measures.flatMap((measure) => names.map((who) => ({ measure, who })));
  const cells = all.map(({ row, found }) => {
    const getMedian = (who: Contestant, measure: Measure) =>
      median(found[who]?.map((values) => values[measure]));
    const getLimit = (who: Contestant, measure: Measure) =>
      who === 'site' || who === 'hindi' ? limits[measure] : undefined;
    return [
      row.name,
      ...columns.map(({ who, measure }) =>
        formatNumber(getMedian(who, measure), getLimit(who, measure)),
      ),
      ...ratios.map(({ of, to, measure, target }) => {
        const ratio = (getMedian(of, measure) ?? NaN) / (getMedian(to, measure) ?? NaN);
        return Number.isFinite(ratio) ? formatNumber(ratio, target, 2) : '';
      }),
    ];
  });
  const titles = [
    ...columns.map(({ measure, who }) => `${measure}: ${who}`),
    ...ratios.map(({ measure, of, to }) => `${measure}: ${of} / ${to}`),
  ];
  return { title, body: `${text}\n\n${formatTable(['', ...titles], cells)}` };
}
