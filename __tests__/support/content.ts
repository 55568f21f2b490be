import { sampleRecords } from '@/data/student-records';
import { content as siteContent, type Content } from '@/scripts/content/content';
import type { Assets } from '@/scripts/content/checks';
import { formatFault } from '@/scripts/content/fault';
import { findFaults } from '@/scripts/content/faults';
import { listAssets } from '@/scripts/content/load';

/** The site's own content, with the sample records whether or not it has real ones; tests break copies of it. */
export const content: Content = {
  ...siteContent,
  recordsFile: undefined,
  studentRecords: sampleRecords,
};

/** The site's own image files. */
export const assets = listAssets();

/** The first entry of a list of the content. */
export function first<Entry>(entries: readonly Entry[]): Entry {
  const [entry] = entries;
  if (entry === undefined) throw new Error('the list is empty');
  return entry;
}

/** Changes the first entry of a list of the content. */
export function set<Entry extends object>(entries: readonly Entry[], changes: object): void {
  Object.assign(first(entries), changes);
}

/** Changes a copy of the content and gives the lines that the check then prints. */
export function linesAfter(
  change: (copy: Content) => unknown,
  withAssets: Assets = assets,
): string[] {
  const copy = structuredClone(content);
  change(copy);
  return findFaults(copy, withAssets).map(formatFault);
}

/** A mistake, how it is made in a copy of the content, and the one line that tells of it. */
export interface BadContent {
  kind: string;
  change: (copy: Content) => unknown;
  line: string;
}

export const ofEvent = `data/events.ts: ${first(content.events).id}`;
export const ofNews = `data/news.ts: ${first(content.news).id}`;
export const ofSecretary = `data/district-secretaries.ts: ${first(content.districtSecretaries).id}`;
