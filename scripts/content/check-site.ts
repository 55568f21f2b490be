import path from 'node:path';
import { FaultError, formatFaults, type Fault } from '@/lib/content/fault';
import { loadContent, type Content, type Loaded } from '@/lib/content/load';
import { findRecordFaults } from '@/lib/content/record-rules';
import { assetFaults, listAssets } from './asset-faults';
import { fontFaults } from './fonts';
import { imageFaults } from './image-faults';
import { PROJECT } from './project';

/** The content of a project, and what is wrong with it. */
export type CheckedSite = Loaded;

/**
 * Checks all that a person edits: what the data files say, the records, the picture files, and last whether the fonts
 * have the letters.
 *
 * @param folder of the project
 * @param cache the folder in which is kept what need not be found out again
 * @param cutsFonts whether the fonts are about to be cut anew, and may lack letters until then
 */
export async function checkSite(
  folder: string = PROJECT,
  { cutsFonts = false, cache = path.join(folder, '.cache') } = {},
): Promise<CheckedSite> {
  const assetsFolder = path.join(folder, 'public/assets');
  const assets = listAssets(assetsFolder);
  const { content, faults, place } = loadContent(path.join(folder, 'data'));
  const ofAssets = content ? assetFaults(content, assets, place) : [];
  const ofImages = await imageFaults(assets, assetsFolder, cache);
  // A file that the content misses by its name is told of once.
  const isNamed = ({ file }: Fault) =>
    ofAssets.some((fault) => fault.file === file || fault.problem.includes(file));
  const found = [
    ...faults,
    ...(content ? findRecordFaults(content) : []),
    ...ofAssets,
    ...ofImages.filter((fault) => !isNamed(fault)),
  ];
  const needsFonts = content && found.length === 0 && !cutsFonts;
  return { content, faults: needsFonts ? fontFaults(content, folder) : found, place };
}

/**
 * The content, for a command that makes something of it.
 *
 * @throws FaultError with its faults, if it has any
 */
export async function loadGoodContent(options?: { cutsFonts: boolean }): Promise<Content> {
  const { content, faults } = await checkSite(PROJECT, options);
  if (content && faults.length === 0) return content;
  throw new FaultError('Mend these first:', ...formatFaults(faults));
}
