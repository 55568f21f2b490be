import type { CheckedSite } from './check-site';
import { formatFaults } from './fault';
import { summarize, summarizeSettings } from './summary';
import { findWarnings } from './warnings';

interface ReportOptions {
  /** YYYY-MM-DD */
  today: string;
  /** Whether warnings count as faults. */
  strict: boolean;
  /** Where settings of the build are set. */
  environment: Record<string, string | undefined>;
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
  { content, faults }: Pick<CheckedSite, 'content' | 'faults'>,
  { today, strict, environment }: ReportOptions,
): Report {
  if (!content || faults.length > 0) {
    return { lines: [`Faults: ${faults.length}`, ...formatFaults(faults)], exitCode: 1 };
  }
  const warnings = findWarnings(content, today);
  const isRefused = strict && warnings.length > 0;
  return {
    lines: [
      ...summarize(content, today),
      ...summarizeSettings(environment),
      ...(warnings.length > 0
        ? section(`Warnings: ${warnings.length}`, formatFaults(warnings))
        : []),
      '',
      isRefused ? 'The content has no faults, but warnings.' : 'The content has no faults.',
    ],
    exitCode: isRefused ? 1 : 0,
  };
}
