import { existsSync } from 'node:fs';
import path from 'node:path';
import { content } from './content';
import type { Fault } from './fault';
import { findFaults } from './faults';

const assets = path.join(import.meta.dirname, '../../public/assets');

/** The faults of the site's own content, its image files included. */
export function findSiteFaults(): Fault[] {
  return findFaults(content, (name) => existsSync(path.join(assets, name)));
}
