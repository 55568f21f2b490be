/** The content of the site, by language. Only code of the build may import this file. */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { getAssetUrl } from '@/lib/urls/build-addresses';
import { getDistrictPath } from '@/lib/districts/districts';
import { createGalleryImages } from '@/lib/gallery/gallery';
import type { Language } from '@/lib/i18n/language';
import { isPublished, toStudentRecord } from '@/lib/records/records-file';
import { getPublishedColumns, RECORD_FIELDS } from '@/lib/model/record-columns';
import { fillPlaceholders, translateContent } from '@/lib/model/language-text';
import type { StudentRecord } from '@/lib/model/student-record';
import { generateStudentRecords } from '@/lib/records/sample-records';
import { en } from '@/lib/i18n/messages/en';
import { hi } from '@/lib/i18n/messages/hi';
import { IssueError, formatIssues } from './issue';
import { loadContent, type SourceContent } from './load';
import { checkRecordsFile } from './check-records';

/** The folder of the content: data/, or the folder that the variable `CONTENT_FOLDER` names, in tests. */
const DATA_FOLDER = path.resolve(process.env.CONTENT_FOLDER ?? 'data');

/** The content in one language, with the placeholders in its texts filled in. */
function translateSiteContent(content: SourceContent, language: Language) {
  const { coreMembers, gallery, navigation, news, ...otherCollections } = translateContent(
    { ...content, recordsFile: undefined },
    language,
    (text) => fillPlaceholders(text, content.site),
  );
  return {
    ...otherCollections,
    coreMembers: coreMembers.members,
    fixedMembers: coreMembers.others,
    // The gallery describes its pictures wherever they are shown.
    news: news.map((item) => ({
      ...item,
      description:
        gallery.find(({ image_url }) => image_url === item.image_url)?.description ??
        item.description,
    })),
    galleryImages: createGalleryImages(gallery, { en, hi }[language].pictureCaption, getAssetUrl),
    navigationLinks: navigation.links,
    /** With the English paths of their pages, which are made from the English names. */
    navigationDistricts: navigation.districts.map((district, index) => ({
      ...district,
      path: getDistrictPath(content.navigation.districts[index]?.name.en ?? district.name),
    })),
  };
}

/**
 * The records to publish, their columns, and the Hindi names of games, events, ranks and months. Fields that must not
 * be published are blank in these records, so no file of the site can contain them.
 */
export function selectPublishedRecords({ recordsFile, vocabulary, site }: SourceContent) {
  const columns = getPublishedColumns(
    site.publishedRecordFields ?? (recordsFile ? [] : RECORD_FIELDS),
  );
  const blank: StudentRecord = { ...toStudentRecord([]), slNo: 0 };
  const takePublishedFields = (record: StudentRecord): StudentRecord => ({
    ...blank,
    ...Object.fromEntries(columns.map(({ field }) => [field, record[field]])),
  });
  const allRecords = recordsFile
    ? recordsFile.rows
        .filter((cells) => isPublished(cells, site.recordsNeedConsent))
        .map(toStudentRecord)
    : generateStudentRecords(vocabulary);
  const hindiNames = vocabulary.hindiNames.flatMap(({ en, hi }) =>
    hi && hi !== en ? [[en, hi]] : [],
  );
  return {
    studentRecords: allRecords.map(takePublishedFields),
    columns,
    hindiNames: Object.fromEntries(hindiNames) as Record<string, string>,
    areSamples: !recordsFile,
  };
}

/** A text that changes whenever a content file changes. A build has one version, because it reads the content once. */
const getContentVersion = () =>
  process.env.NODE_ENV === 'production'
    ? ''
    : readdirSync(DATA_FOLDER)
        .map((name) => statSync(path.join(DATA_FOLDER, name)))
        .map(({ mtimeMs, size }) => `${mtimeMs} ${size}`)
        .join();

function loadVersion(version: string) {
  const { content, issues, hash } = loadContent(DATA_FOLDER);
  // A build has checked the content in its first process, whose workers read it again.
  const { CHECKED_CONTENT: checkedHash = '' } = process.env;
  if (checkedHash !== '' && checkedHash !== hash)
    throw new IssueError('data/ has changed since this build has checked it: build again');
  const allIssues = [
    ...issues,
    ...(content && checkedHash === '' ? checkRecordsFile(content).issues : []),
  ];
  if (!content || allIssues.length > 0) throw new IssueError(...formatIssues(allIssues));
  return {
    version,
    languages: { en: translateSiteContent(content, 'en'), hi: translateSiteContent(content, 'hi') },
    records: selectPublishedRecords(content),
  };
}

let latestVersion: ReturnType<typeof loadVersion> | undefined;

/** The content as it is now: `next dev` reads the files again after each change. */
function getLatestVersion() {
  const version = getContentVersion();
  if (latestVersion?.version !== version) latestVersion = loadVersion(version);
  return latestVersion;
}

/**
 * The content of the pages in one language. It has no records, because these are not translated.
 *
 * @throws IssueError whose message has a line for each issue
 */
export const getContent = (language: Language) => getLatestVersion().languages[language];

/** The records to publish. It throws the errors of `getContent`. */
export const getRecordsContent = () => getLatestVersion().records;
