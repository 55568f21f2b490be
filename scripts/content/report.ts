import type { CheckedSite } from './check-site';
import { formatFaults } from './fault';
import { summarize, summarizeSettings } from './summary';
import { findTranslations } from './translations';
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
  const { total, missing } = findTranslations(content);
  const isRefused = strict && warnings.length + missing.length > 0;
  return {
    lines: [
      ...summarize(content, today),
      ...(total > 0 ? [`In Hindi: ${total - missing.length} of ${total} texts`] : []),
      ...summarizeSettings(environment),
      ...(warnings.length > 0
        ? section(`Warnings: ${warnings.length}`, formatFaults(warnings))
        : []),
      ...(missing.length > 0
        ? section(`Without Hindi: ${missing.length}`, formatFaults(missing))
        : []),
      '',
      isRefused
        ? `The content has no faults, but ${warnings.length > 0 ? 'warnings' : 'texts without Hindi'}.`
        : 'The content has no faults.',
    ],
    exitCode: isRefused ? 1 : 0,
  };
}
