import { createHash } from 'node:crypto';

/** A hash of a content: the first half of its SHA-256, in hexadecimal. */
export const hashContent = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);
