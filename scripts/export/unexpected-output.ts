import nextPackage from 'next/package.json' with { type: 'json' };

/** The version of Next.js whose output the exporter was last compared with. */
const WRITTEN_FOR = '16.4.5';

/** Something that Next.js wrote is not as the exporter expects it. */
export class UnexpectedOutput extends Error {}

/** The line for that: the file, what is wrong, and the versions of Next.js. */
export const describeUnexpected = (file: string, problem: string): string =>
  `${file}: ${problem}; written for Next ${WRITTEN_FOR}, this is ${nextPackage.version}`;
