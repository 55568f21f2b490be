/** Describes what a save of the records publishes, and refuses to show them to everybody. */
import { CONSENT_TITLE, getPublishedColumns } from '@/lib/model/record-columns';
import type { CollectionValues } from '@/lib/model/collections';
import { createSavingError } from '../content-files';
import { getAuthorization } from '../renew-token';

/** Asks GitHub whether everybody can read a repository; undefined if it does not say so. */
async function isPublic(repository: string | undefined): Promise<boolean | undefined> {
  if (!repository) return undefined;
  const headers = { Authorization: getAuthorization() };
  // The answer of a minute ago may be untrue: what it warns of may have been mended.
  const options: RequestInit = { headers, cache: 'no-store' };
  const answer: unknown = await fetch(`https://api.github.com/repos/${repository}`, options)
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined);
  const isPrivate: unknown = Reflect.get(Object(answer), 'private');
  return typeof isPrivate === 'boolean' ? !isPrivate : undefined;
}

/** Why records are not to be saved in a repository, and whether that is sure; undefined if it is known to be private. */
export async function findExposure(
  repository: string | undefined,
): Promise<{ problem: string; isSure: boolean } | undefined> {
  const isReadable = await isPublic(repository);
  if (isReadable === false) return undefined;
  const problem = isReadable
    ? `Everybody can read ${repository} on GitHub, and so the dates of birth of children in this file, whatever the site shows. Records of students are not saved there. Make the repository private first: on GitHub, Settings, Danger Zone.`
    : `GitHub does not say whether everybody can read ${repository ?? 'the repository'}.`;
  return { problem, isSure: isReadable === true };
}

/** @throws Error if everybody can read a repository, or may be able to and the user does not know better */
export async function refusePublicRepository(repository: string | undefined): Promise<void> {
  const { isSure, problem } = (await findExposure(repository)) ?? {};
  const question = `${problem} Save the records only if you know that it is private. Save them?`;
  if (problem && (isSure || !confirm(question)))
    throw createSavingError('Nothing was saved.', problem);
}

/** What is published of the records, as sentences for the office. */
export const describePublication = ({ site }: Pick<CollectionValues, 'site'>): string[] => [
  `The site shows ${getPublishedColumns(site.publishedRecordFields ?? [])
    .map(({ title }) => title)
    .join(', ')} of each record. The file has all cells, so keep its repository private.`,
  site.recordsNeedConsent
    ? `Only rows with a consent below ${CONSENT_TITLE} are shown: Yes, the day, or the number of its form.`
    : 'All rows are shown, but those with a refusal below CONSENT: get the consent of the students first, and of a parent for those under 18.',
  site.hideRecordsFromSearch
    ? 'Search engines are asked not to list them.'
    : 'Search engines may list them: “Hide records from search”, under Seldom changed, Site, asks them not to.',
];
