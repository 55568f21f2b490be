/** Describes what a save of the records publishes, and who can read it. */
import { CONSENT_TITLE, getPublishedColumns } from '@/lib/model/record-columns';
import type { CollectionValues } from '@/lib/model/collections';

/**
 * Warns if everybody can read the repository on GitHub.
 *
 * @returns one sentence, or none if it is private or that is not known, for example without a network
 */
export async function warnOfPublicRepository(repository: string | undefined): Promise<string[]> {
  if (!repository) return [];
  // Without a token, GitHub finds public repositories only.
  const response = await fetch(`https://api.github.com/repos/${repository}`).catch(() => undefined);
  if (!response?.ok) return [];
  return [
    `Everybody can read ${repository} on GitHub, and so the dates of birth of children in this file, whatever the site shows. Make the repository private before you save: on GitHub, Settings, Danger Zone.`,
  ];
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
