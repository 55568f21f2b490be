import { createHash } from 'node:crypto';

/** What tells a content from any other: the first half of its SHA-256, in hexadecimal digits. */
export const hashContent = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);
