import { otherLanguages, type Language } from '@/lib/language';
import { inLanguage } from '@/lib/localized';
import type { Assets } from './checks';
import type { Content } from './content';
import type { Fault } from './fault';
import { galleryFaults, strayAssetFaults, unusedAssetFaults } from './gallery-faults';
import { districtFaults, memberFaults } from './people-faults';
import { recordFaults } from './record-faults';
import { eventFaults, newsFaults, siteFaults, textFaults } from './text-faults';

/** Those that depend on the texts in which people read the content. */
const textualFaults = (content: Content, assets: Assets): Fault[] => [
  ...siteFaults(content, assets),
  ...textFaults(content),
  ...memberFaults(content, assets),
  ...eventFaults(content),
  ...newsFaults(content, assets),
];

/** The content in another language, but for what stays as it was issued. */
const translated = (content: Content, language: Language): Content => ({
  ...content,
  site: inLanguage(content.site, language),
  about: inLanguage(content.about, language),
  announcements: inLanguage(content.announcements, language),
  objectives: inLanguage(content.objectives, language),
  coreMembers: inLanguage(content.coreMembers, language),
  fixedMembers: inLanguage(content.fixedMembers, language),
  events: inLanguage(content.events, language),
  news: inLanguage(content.news, language),
});

/**
 * Checks all content: each entry against its schema and, where a file's entries are good, against each other.
 *
 * @param content what the data modules export, whatever that is
 * @param assets the files below public/assets
 * @returns the faults, file by file; none for good content
 */
export function findFaults(content: Content, assets: Assets): Fault[] {
  const english = textualFaults(content, assets);
  // Of a text that is bad already, nobody need hear again.
  const others = english.length > 0 ? [] : otherLanguages('en');
  const faults = [
    ...english,
    ...others.flatMap((language) => textualFaults(translated(content, language), assets)),
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
