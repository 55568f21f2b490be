import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** Reads the examples of a test from a YAML file below __tests__. A date without quotes is a Date. */
export const readTable = (file: string): unknown =>
  parse(readFileSync(path.join('__tests__', file), 'utf8'), { customTags: ['timestamp'] });
