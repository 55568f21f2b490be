import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONSENT_TITLE } from '@/lib/model/record-columns';
import { toCsv } from '@/lib/records/csv';
import { RECORDS_FILE } from '@/lib/records/records-file';
import { createRealisticRecords } from './realistic-records';

/** A build of the site with the fixture's content, in a copy of the project, for tests of the built site. */
export interface Variant {
  name: string;
  /** The address of the site in its content; without it, the build takes one at which no site exists. */
  url?: string;
  settings: Record<string, string>;
  /** Changes the copy, which has the fixture's content, before it is built. */
  change?: (copy: string) => void;
}

/** The path of one variant. */
const BASE_PATH = '/council';

/** A district name with non-ASCII letters and with characters that are special in URLs and configuration files. */
export const DISTRICT_WITH_SPECIAL_CHARACTERS = 'Lücknow / "Cantt" $1 (x)';

/** What stands in each field that is not published: fathers' names, days of birth and consents. */
const UNPUBLISHED = { fatherName: 'Withheld', dateOfBirth: '29-02-2008', consent: 'form QZ-7351' };

/** The entries below CONSENT that give none: a refusal, nothing, and one that is not understood. */
const OTHER_ENTRIES = ['No', '', 'by SMS'];

/** The number of certificates that are not published, but for its last digit. */
const WITHHELD_NUMBER = 'KA9990';

/** The texts that no published file may have. */
export const WITHHELD_TEXTS = [...Object.values(UNPUBLISHED), WITHHELD_NUMBER];

/** The name in a row that `council` publishes, and that is gone when `fixture` is built after it at the same place. */
export const DELETED_NAME = 'Goneaway Kumar';

/** Adds the district to the navigation, whose file ends with the list of districts. */
function addDistrict(copy: string): void {
  const entry = `  - name:\n      en: '${DISTRICT_WITH_SPECIAL_CHARACTERS}'\n    district: Lucknow\n`;
  appendFileSync(path.join(copy, 'data/navigation.yaml'), entry);
}

/**
 * Writes the records of a large council that publishes no fathers' names, no days of birth and no rows without consent,
 * and hides the others from search engines.
 */
function withholdFromRecords(copy: string): void {
  const { consent, ...fields } = UNPUBLISHED;
  const records = createRealisticRecords(10_000 + OTHER_ENTRIES.length);
  const texts = records.map((record, index) => ({
    ...record,
    ...fields,
    ...(index === 0 && { name: DELETED_NAME }),
    ...(index >= 10_000 && {
      name: fields.fatherName,
      event: fields.fatherName,
      game: 'Karate',
      certificateNo: WITHHELD_NUMBER + (index - 10_000),
    }),
  }));
  const [titles, ...rows] = toCsv(texts).split('\n');
  const consents = rows.map((row, index) => `${row},${OTHER_ENTRIES[index - 10_000] ?? consent}`);
  const text = [`${titles},${CONSENT_TITLE}`, ...consents].join('\n');
  writeFileSync(path.join(copy, RECORDS_FILE), text);
  const siteFile = path.join(copy, 'data/site.yaml');
  replaceText(siteFile, '  - fatherName\n  - dateOfBirth\n', '');
  replaceText(siteFile, 'recordsNeedConsent: false', 'recordsNeedConsent: true');
  replaceText(siteFile, 'hideRecordsFromSearch: false', 'hideRecordsFromSearch: true');
}

/** Replaces a text within a file. */
export function replaceText(file: string, from: string, to: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}

/** The last one stays in the copy, where tests of the fixture look for what a build reads and writes besides out/. */
export const VARIANTS = {
  council: {
    name: 'council',
    // Built before all events.
    url: `https://www.scse.example${BASE_PATH}`,
    settings: { SOURCE_DATE_EPOCH: String(Date.UTC(2000) / 1000) },
    change: (copy) => {
      addDistrict(copy);
      withholdFromRecords(copy);
      // As the comment in .htaccess says.
      const errorPage = 'ErrorDocument 404 ';
      replaceText(path.join(copy, 'public/.htaccess'), errorPage, errorPage + BASE_PATH);
    },
  },
  fixture: {
    name: 'fixture',
    // Built after all events.
    settings: { SOURCE_DATE_EPOCH: String(Date.UTC(2026) / 1000) },
    // With a repository, the editor is published.
    change: (copy) =>
      appendFileSync(path.join(copy, 'data/site.yaml'), 'repository: council/site\n'),
  },
} satisfies Record<string, Variant>;
