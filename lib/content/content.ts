/** The content of the site, by language. Server code only: the browser gets only what its page shows. */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { getAssetUrl } from '@/lib/urls/assets';
import { createGalleryImages } from '@/lib/gallery/gallery';
import type { Language } from '@/lib/i18n/language';
import { keepConsented, toStudentRecords } from '@/lib/records/records-file';
import { getPublishedColumns } from '@/lib/model/record-columns';
import { translateContent } from '@/lib/model/language-text';
import type { StudentRecord } from '@/lib/model/student-record';
import { fillIn } from '@/lib/model/text-rules';
import { generateStudentRecords } from '@/lib/records/student-records';
import { en } from '@/lib/i18n/messages/en';
import { hi } from '@/lib/i18n/messages/hi';
import { DATA_FOLDER } from './data-folder';
import { IssueError, formatIssues } from './issue';
import { getCollections, loadContent, type Content } from './load';
import { findRecordIssues } from './record-rules';

/** The content in a language, with the placeholders of its texts filled in. */
export function translate(content: Content, language: Language) {
  const { brand } = content.site;
  const values = { brand, year: content.site.establishedYear };
  const { coreMembers, gallery, navigation, ...others } = translateContent(
    getCollections(content),
    language,
    (text) => fillIn(text, values),
  );
  return {
    ...others,
    coreMembers: coreMembers.members,
    fixedMembers: coreMembers.others,
    galleryImages: createGalleryImages(gallery, { en, hi }[language].pictureCaption, getAssetUrl),
    navigationLinks: navigation.links,
    /** Addresses are made from the English names. */
    navigationDistricts: navigation.districts.map((district, index) => ({
      ...district,
      englishName: content.navigation.districts[index]?.name.en ?? district.name,
    })),
  };
}

const BLANK_RECORD: StudentRecord = {
  ...{ slNo: 0, name: '', fatherName: '', dateOfBirth: '', game: '' },
  ...{ event: '', rank: '', certificateNo: '', yearMonth: '' },
};

/**
 * The records to show, and the Hindi names of their games and events. What is not to be published is blank or missing
 * from here on, so no file of the site can hold it.
 */
export function getRecords({ recordsFile, sampleRecords: vocabulary, site }: Content) {
  const columns = getPublishedColumns(site.publishedRecordFields);
  const publish = (record: StudentRecord): StudentRecord => ({
    ...BLANK_RECORD,
    ...Object.fromEntries(columns.map(({ field }) => [field, record[field]])),
  });
  const records = recordsFile
    ? toStudentRecords(site.recordsNeedConsent ? keepConsented(recordsFile) : recordsFile)
    : generateStudentRecords(vocabulary, vocabulary.seed);
  return {
    studentRecords: records.map(publish),
    columns,
    hindiRecordNames: getHindiNames(vocabulary.hindiNames),
    vocabulary,
  };
}

/** Hindi names by English ones; only those that have a Hindi name. */
const getHindiNames = (names: readonly { en: string; hi?: string }[]): Record<string, string> =>
  Object.fromEntries(names.flatMap(({ en, hi }) => (hi && hi !== en ? [[en, hi]] : [])));

/** A text that changes whenever a content file changes. */
const getVersion = (folder: string) =>
  readdirSync(folder)
    .map((name) => {
      const { mtimeMs, size } = statSync(path.join(folder, name));
      return `${name} ${mtimeMs} ${size}`;
    })
    .join();

function open() {
  // A build has already checked all of it, and reads it once per process.
  const isBuild = process.env.NODE_ENV === 'production';
  const version = isBuild ? undefined : getVersion(DATA_FOLDER);
  const { content, issues } = loadContent(DATA_FOLDER);
  if (!content || issues.length > 0) throw new IssueError(...formatIssues(issues));
  const recordIssues = isBuild ? [] : findRecordIssues(content);
  if (recordIssues.length > 0) throw new IssueError(...formatIssues(recordIssues));
  return {
    content,
    version,
    languages: { en: translate(content, 'en'), hi: translate(content, 'hi') },
    records: getRecords(content),
  };
}

let opened: ReturnType<typeof open> | undefined;

/** The current content. A build reads it once; `next dev` reads it again after each change. */
function openLatest() {
  if (opened?.version !== undefined && opened.version !== getVersion(DATA_FOLDER))
    opened = undefined;
  return (opened ??= open());
}

/**
 * The content of the pages in a language, without the records, which are not translated.
 *
 * @throws IssueError with a line for each issue
 */
export const getContent = (language: Language) => openLatest().languages[language];

/** The records of the site; throws as `getContent` does. */
export const getRecordsContent = () => openLatest().records;
