import type { Assets } from './checks';
import type { Content } from './content';
import { formatFaults } from './fault';
import { findFaults } from './faults';
import { summarize } from './summary';
import { findWarnings } from './warnings';

interface ReportOptions {
  /** YYYY-MM-DD */
  today: string;
  /** Whether warnings count as faults. */
  strict: boolean;
}

export interface Report {
  lines: string[];
  exitCode: 0 | 1;
}

/** A heading with its lines below it. */
const section = (title: string, lines: string[]) => [
  '',
  title,
  ...lines.map((line) => `  ${line}`),
];

/** All that `npm run content:check` prints. Content with faults is neither counted nor warned of: it may mislead. */
export function reportOn(
  content: Content,
  assets: Assets,
  { today, strict }: ReportOptions,
): Report {
  const faults = findFaults(content, assets);
  if (faults.length > 0) {
    return { lines: [`Faults: ${faults.length}`, ...formatFaults(faults)], exitCode: 1 };
  }
  const warnings = findWarnings(content, today);
  const isRefused = strict && warnings.length > 0;
  return {
    lines: [
      ...summarize(content, today),
      ...(warnings.length > 0
        ? section(`Warnings: ${warnings.length}`, formatFaults(warnings))
        : []),
      '',
      isRefused ? 'The content has no faults, but warnings.' : 'The content has no faults.',
    ],
    exitCode: isRefused ? 1 : 0,
  };
}
