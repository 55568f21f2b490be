import path from 'node:path';
import { MISSING, type Assets } from './checks';
import type { Content } from './content';
import { readDataFolder } from './data-folder';
import { FaultError, formatFaults, type Fault } from './fault';
import { findFaults } from './faults';
import { fontFaults } from './fonts';
import { imageFaults } from './image-faults';
import { listAssets, loadContent, missingExportFaults } from './load';
import { withLines } from './places';
import { PROJECT } from './project';
import { typeFaults } from './type-faults';

/** The content of a project, and what is wrong with it. */
export interface CheckedSite {
  /** Undefined where it cannot be loaded. */
  content?: Content;
  assets: Assets;
  faults: Fault[];
}

/** What is missing because its name is misspelt is told as that. */
const isMissing = ({ problem }: Fault) => problem === MISSING;

/**
 * Checks all that a person edits, a step at a time, for what one step finds would make the next ones tell the same
 * mistake again: whether the data files can be read, what they say, the picture files, and last what the build would
 * find wrong with the code.
 *
 * @param folder of the project
 * @param cutsFonts whether the fonts are about to be cut anew, and may lack letters until then
 * @throws FaultError when a data file fails as it runs and nothing else can tell why
 */
export async function checkSite(
  folder: string = PROJECT,
  { cutsFonts = false } = {},
): Promise<CheckedSite> {
  const assets = listAssets(path.join(folder, 'public/assets'));
  const { sources, faults: unreadable } = readDataFolder(folder);
  if (unreadable.length > 0) return { assets, faults: unreadable };

  const namesOf = () => typeFaults(sources, folder, { onlyCauses: true });
  const content = await loadContent(folder).catch((error: unknown) => {
    const misspelt = namesOf();
    if (misspelt.length === 0) throw error;
    return misspelt;
  });
  if (Array.isArray(content)) return { assets, faults: content };
  const gone = missingExportFaults(content);
  if (gone.length > 0) return { assets, faults: gone };

  const ofContent = findFaults(content, assets);
  const ofImages = await imageFaults(assets, path.join(folder, 'public/assets'));
  // A file that the content misses by its name is told of once.
  const isNamed = ({ file }: Fault) =>
    ofContent.some((fault) => fault.file === file || fault.problem.includes(file));
  const found = [...ofContent, ...ofImages.filter((fault) => !isNamed(fault))];
  const misspelt = found.some(isMissing) ? namesOf() : [];
  if (misspelt.length > 0) return { assets, content, faults: misspelt };
  if (found.length > 0) return { assets, content, faults: withLines(found, sources) };
  const faults = [
    ...typeFaults(sources, folder),
    ...(cutsFonts ? [] : fontFaults(content, folder)),
  ];
  return { assets, content, faults };
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
