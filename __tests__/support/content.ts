import { pictureNames } from '@/__tests__/fixture/picture-names';
import * as about from '@/data/about';
import * as announcements from '@/data/announcements';
import * as coreMembers from '@/data/core-members';
import * as districtSecretaries from '@/data/district-secretaries';
import * as districts from '@/data/districts';
import * as events from '@/data/events';
import * as gallery from '@/data/gallery';
import * as navigation from '@/data/navigation';
import * as news from '@/data/news';
import * as objectives from '@/data/objectives';
import * as site from '@/data/site';
import * as studentRecords from '@/data/student-records';
import { formatFault } from '@/lib/content/fault';
import type { Content } from '@/scripts/content/content';
import type { Assets } from '@/scripts/content/checks';
import { findFaults } from '@/scripts/content/faults';

/** Good content: the fixture's, which stands in for that of data/ in unit tests. Tests break copies of it. */
export const content: Content = {
  ...about,
  ...announcements,
  ...coreMembers,
  ...districtSecretaries,
  ...districts,
  ...events,
  ...gallery,
  ...navigation,
  ...news,
  ...objectives,
  ...site,
  ...studentRecords,
};

/** The image files of good content. */
export const assets: Assets = new Set(pictureNames);

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
