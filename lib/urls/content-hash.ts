import { createHash } from 'node:crypto';

/** Hashes a text or a file: the first 16 hexadecimal digits of its SHA-256. */
export const hashContent = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);
