import type { Fault } from './fault';
import { findFaults } from './faults';
import { listAssets, loadContent } from './load';

/**
 * The faults of the site's own content, its image files included.
 *
 * @throws FaultError when the data files cannot be loaded
 */
export async function findSiteFaults(): Promise<Fault[]> {
  return findFaults(await loadContent(), listAssets());
}
