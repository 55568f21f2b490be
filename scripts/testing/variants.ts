import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { CONSENT_TITLE, RECORD_FIELDS } from '@/lib/model/record-columns';
import { toCsv } from '@/lib/records/csv';
import { RECORDS_FILE } from '@/lib/records/records-file';
import { drawPictures } from '@/__tests__/fixture/pictures';
import { copyCompilerCaches } from './project-copy';
import { createRealisticRecords } from './realistic-records';

/** A build of the site with the fixture's content, in a copy of the project, for tests of the built site. */
export interface Variant {
  /** The name of the copy. */
  name: string;
  settings: Partial<Record<'BASE_PATH' | 'CF_PAGES' | 'NEXT_PUBLIC_ASSETS_HOST', string>> & {
    SOURCE_DATE_EPOCH: string;
  };
  /** Changes the copy, which has the fixture's content, before it is built. */
  prepare?: (projectCopy: string) => void | Promise<void>;
}

/** The image host of one variant. The tests answer its requests. */
export const ASSETS_HOST = 'https://images.scse.example';

/** The path of one variant. */
const BASE_PATH = '/council';

/** The number of records that a large council has. */
export const MANY_RECORDS = 10_000;

/** A maintainer's own files and pages, which the build must not change. */
export const OWN_FILES = {
  '.well-known/security.txt': 'Contact: mailto:office@scse.example\n',
  'ads.txt': 'example.com, 1, DIRECT\n',
  'google123.html': 'google-site-verification: google123.html',
  'rules.pdf': '%PDF-1.4\n%%EOF\n',
  'anthem.mp3': 'ID3',
  'forms.tar.gz': 'An archive\n',
  'old site (2019) $5/index.html': '<!doctype html><title>Old</title><p>Old</p>',
  'handbook/index.html':
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Handbook</title><style>h1{color:#b3391f}</style></head><body><h1>Handbook</h1><script>document.title += " 2025"</script><a href="part.html">Part</a></body></html>',
};

/** A district name with non-ASCII letters and with characters that are special in URLs and configuration files. */
export const DISTRICT_WITH_SPECIAL_CHARACTERS = 'Lücknow / "Cantt" $1 (x)';

/** Adds the district to the navigation. */
function addDistrict(projectCopy: string): void {
  // The list of districts is at the end of the file.
  const entry = `  - name:\n      en: '${DISTRICT_WITH_SPECIAL_CHARACTERS}'\n    district: Lucknow\n`;
  appendFileSync(path.join(projectCopy, 'data/navigation.yaml'), entry);
}

function addOwnFiles(projectCopy: string): void {
  for (const [file, content] of Object.entries(OWN_FILES)) {
    const location = path.join(projectCopy, 'public', file);
    mkdirSync(path.dirname(location), { recursive: true });
    writeFileSync(location, content);
  }
}

/** Changes the line that public/.htaccess names for a site below a path. */
function changeErrorDocument(projectCopy: string): void {
  const file = path.join(projectCopy, 'public/.htaccess');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/(?<=^ErrorDocument 404 )/m, BASE_PATH));
}

/** The text of everything that must not be published: fathers' names, consents, the name in the row without consent. */
export const WITHHELD = 'Withheld';

/** Writes the records of a large council that publishes no fathers' names and no rows without consent. */
function withholdFromRecords(projectCopy: string): void {
  const records = createRealisticRecords(MANY_RECORDS + 1).map((record, index) => ({
    ...record,
    fatherName: WITHHELD,
    ...(index === MANY_RECORDS && { name: WITHHELD }),
  }));
  const [titles, ...rows] = toCsv(records).split('\n');
  const consents = rows.map((row, index) => `${row},${index === MANY_RECORDS ? '' : WITHHELD}`);
  const text = [`${titles},${CONSENT_TITLE}`, ...consents].join('\n');
  writeFileSync(path.join(projectCopy, RECORDS_FILE), text);
  const fields = RECORD_FIELDS.filter((field) => field !== 'fatherName').map(
    (name) => `  - ${name}`,
  );
  const settings = ['recordsNeedConsent: true', 'publishedRecordFields:', ...fields, ''];
  appendFileSync(path.join(projectCopy, 'data/site.yaml'), settings.join('\n'));
}

/** Adds the setting of a repository, so that the editor is published. */
const addRepository = (projectCopy: string) =>
  appendFileSync(path.join(projectCopy, 'data/site.yaml'), 'repository: council/site\n');

/** What is in public/ and is not content. */
const KEPT_ENTRIES = ['icons', 'share', '_headers', '.htaccess', '.nojekyll'];

export async function replaceContentByFixture(projectCopy: string): Promise<void> {
  const dataFolder = path.join(projectCopy, 'data');
  const publicFolder = path.join(projectCopy, 'public');
  rmSync(dataFolder, { recursive: true });
  cpSync(path.join(projectCopy, '__tests__/fixture/data'), dataFolder, { recursive: true });
  for (const name of readdirSync(publicFolder).filter((entry) => !KEPT_ENTRIES.includes(entry))) {
    rmSync(path.join(publicFolder, name), { recursive: true });
  }
  await drawPictures(path.join(projectCopy, 'public/assets'));
}

/** A build time before all events of the fixture. */
const TIME_BEFORE_EVENTS = String(Date.UTC(2000) / 1000);

/** A build time after all events of the fixture. */
const TIME_AFTER_EVENTS = String(Date.UTC(2026) / 1000);

export const VARIANTS = {
  fixture: {
    name: 'fixture',
    settings: { SOURCE_DATE_EPOCH: TIME_AFTER_EVENTS },
    prepare: (projectCopy) => {
      addRepository(projectCopy);
      // Its settings are the project's, as far as the compiler reads them.
      copyCompilerCaches(projectCopy);
    },
  },
  council: {
    name: 'council',
    settings: { BASE_PATH, SOURCE_DATE_EPOCH: TIME_BEFORE_EVENTS },
    prepare: (projectCopy) => {
      addOwnFiles(projectCopy);
      changeErrorDocument(projectCopy);
      addDistrict(projectCopy);
      withholdFromRecords(projectCopy);
    },
  },
  assetsHost: {
    name: 'assets-host',
    settings: {
      NEXT_PUBLIC_ASSETS_HOST: ASSETS_HOST,
      SOURCE_DATE_EPOCH: TIME_AFTER_EVENTS,
      // Set by Cloudflare, which compresses by itself.
      CF_PAGES: '1',
    },
  },
} satisfies Record<string, Variant>;
