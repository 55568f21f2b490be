import nextPackage from 'next/package.json' with { type: 'json' };
import { IssueError } from '@/lib/content/issue';

/** The version of Next.js with which the pipeline was last checked. */
const CHECKED_NEXT_VERSION = '16.4.5';

/** Thrown if the output of Next.js is not as the pipeline expects. */
export class UnexpectedOutputError extends IssueError {}

/** Returns a message with the file, the problem, the checked version of Next.js and the installed one. */
export const describeMismatch = (file: string, problem: string): string =>
  `${file}: ${problem}; written for Next ${CHECKED_NEXT_VERSION}, this is ${nextPackage.version}`;
