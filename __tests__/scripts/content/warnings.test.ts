import { formatIssue } from '@/lib/content/issue';
import type { SourceContent } from '@/lib/content/load';
import { findWarnings } from '@/scripts/content/report';
import { createReadyContent, placeFindings, set } from '@/__tests__/support/content';

/** The lines after a change of content without warnings. Their numbers would be those of the fixture. */
function warnAfter(change: (content: SourceContent) => unknown): string[] {
  const ready = createReadyContent();
  change(ready);
  return placeFindings(findWarnings(ready)).map((issue) =>
    formatIssue({ ...issue, line: undefined }),
  );
}

it.each<[line: string, change: (content: SourceContent) => unknown]>([
  [
    'data/site.yaml: Contact, Phone: "+91 522 000 0000" is a placeholder',
    ({ site }) => set([site.contact], { phone: '+91 522 000 0000' }),
  ],
  [
    'data/site.yaml: Facebook: Address: "https://x.com/scse_example" is a placeholder',
    ({ site }) => set(site.socialProfiles, { url: 'https://x.com/scse_example' }),
  ],
  [
    'data/site.yaml: Contact, Address in English: "000000" is a placeholder',
    ({ site }) => set([site.contact], { address: { en: 'Main Road, Kochi 000000' } }),
  ],
  [
    'data/site.yaml: Address of the site: is missing: search engines need it',
    ({ site }) => set([site], { url: undefined }),
  ],
  [
    'data/site.yaml: Address of the site: "https://www.scse.example" is a placeholder',
    ({ site }) => set([site], { url: 'https://www.scse.example' }),
  ],
  [
    'data/core-members.yaml: core-1: Name in English: "Sample" is a placeholder',
    ({ coreMembers }) => set(coreMembers.members, { name: { en: 'Asha Sample' } }),
  ],
  [
    'data/pages.yaml: Rules: Body in English: "[name of the officer]" is a placeholder',
    ({ pages }) => set(pages, { body: { en: 'Ask [us](/about), or\n[name of the officer].' } }),
  ],
  [
    'data/vocabulary.yaml: makes up results, which the site shows as those of students: save data/student-records.csv, with its titles alone if there are none',
    (all) => Object.assign(all, { recordsFile: undefined }),
  ],
])('The check prints one line for one problem: %s', (line, change) =>
  expect(warnAfter(change)).toEqual([line]),
);

it('Content without samples has no warning', () => {
  expect(warnAfter(() => undefined)).toEqual([]);
});
