import nextPackage from 'next/package.json' with { type: 'json' };
import { IssueError } from '@/lib/content/issue';

/** The version of Next.js that the exporter was last checked with. */
const WRITTEN_FOR = '16.4.5';

/** The output of Next.js is not as the exporter expects. */
export class UnexpectedOutput extends IssueError {}

/** The message: the file, the problem, and the versions of Next.js. */
export const describeUnexpected = (file: string, problem: string): string =>
  `${file}: ${problem}; written for Next ${WRITTEN_FOR}, this is ${nextPackage.version}`;
