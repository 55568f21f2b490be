import type { Assets } from './checks';
import type { Content } from './content';
import type { Fault } from './fault';
import { galleryFaults, strayAssetFaults, unusedAssetFaults } from './gallery-faults';
import { districtFaults, memberFaults } from './people-faults';
import { recordFaults } from './record-faults';
import { eventFaults, newsFaults, siteFaults, textFaults } from './text-faults';

/**
 * Checks all content: each entry against its schema and, where a file's entries are good, against each other.
 *
 * @param content what the data modules export, whatever that is
 * @param assets the files below public/assets
 * @returns the faults, file by file; none for good content
 */
export function findFaults(content: Content, assets: Assets): Fault[] {
  const faults = [
    ...siteFaults(content, assets),
    ...textFaults(content),
    ...memberFaults(content, assets),
    ...eventFaults(content),
    ...newsFaults(content, assets),
    ...galleryFaults(content, assets),
    ...districtFaults(content, assets),
    ...recordFaults(content),
  ];
  // A file that another fault names, and tells to rename, is no second mistake.
  const strays = strayAssetFaults(assets).filter(
    ({ file }) => !faults.some(({ problem }) => problem.includes(file)),
  );
  const all = [...faults, ...strays];
  return all.length > 0 ? all : unusedAssetFaults(content, assets);
}
