/** The content of the site, by language. Server code only: the browser gets only what its page shows. */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { getAssetUrl } from '@/lib/urls/assets';
import { createGalleryImages } from '@/lib/gallery/gallery';
import type { Language } from '@/lib/i18n/language';
import { keepConsented, toStudentRecords } from '@/lib/records/records-file';
import { getPublishedColumns } from '@/lib/model/record-columns';
import { COLLECTION_NAMES, type Collections } from '@/lib/model/collections';
import { fillIn, translateContent } from '@/lib/model/language-text';
import type { StudentRecord } from '@/lib/model/student-record';
import { generateStudentRecords } from '@/lib/records/student-records';
import { en } from '@/lib/i18n/messages/en';
import { hi } from '@/lib/i18n/messages/hi';
import { IssueError, formatIssues } from './issue';
import { loadContent, type Content } from './load';
import { findRecordIssues } from './record-rules';

/** The folder of the content: data/, or in tests the one that `CONTENT_FOLDER` names. */
const DATA_FOLDER = path.resolve(process.env.CONTENT_FOLDER ?? 'data');

/** The content in a language, with the placeholders of its texts filled in. */
export function translate(content: Content, language: Language) {
  const collections = Object.fromEntries(COLLECTION_NAMES.map((name) => [name, content[name]]));
  const { coreMembers, gallery, navigation, ...others } = translateContent(
    collections as unknown as Collections,
    language,
    (text) => fillIn(text, content.site),
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
 * The records to show, and the Hindi names of what they say. What is not to be published is blank or missing
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
  const hindiNames = vocabulary.hindiNames.flatMap(({ en, hi }) =>
    hi && hi !== en ? [[en, hi]] : [],
  );
  return {
    studentRecords: records.map(publish),
    columns,
    hindiRecordNames: Object.fromEntries(hindiNames) as Record<string, string>,
    vocabulary,
  };
}

/** A text that changes whenever a content file changes. A build reads the content once, however long it takes. */
const getVersion = () =>
  process.env.NODE_ENV === 'production'
    ? ''
    : readdirSync(DATA_FOLDER)
        .map((name) => {
          const { mtimeMs, size } = statSync(path.join(DATA_FOLDER, name));
          return `${name} ${mtimeMs} ${size}`;
        })
        .join();

function open(version: string) {
  const { content, issues } = loadContent(DATA_FOLDER);
  // A build has checked the records already.
  const all = [...issues, ...(content && version ? findRecordIssues(content) : [])];
  if (!content || all.length > 0) throw new IssueError(...formatIssues(all));
  return {
    version,
    languages: { en: translate(content, 'en'), hi: translate(content, 'hi') },
    records: getRecords(content),
  };
}

let opened: ReturnType<typeof open> | undefined;

/** The current content: `next dev` reads it again after each change. */
function openLatest() {
  const version = getVersion();
  if (opened?.version !== version) opened = open(version);
  return opened;
}

/**
 * The content of the pages in a language, without the records, which are not translated.
 *
 * @throws IssueError with a line for each issue
 */
export const getContent = (language: Language) => openLatest().languages[language];

/** The records of the site; throws as `getContent` does. */
export const getRecordsContent = () => openLatest().records;
