import { preload } from 'react-dom';
import { pageMetadata } from '@/app/page-metadata';
import { publishedRecords } from '@/app/student-records/rows/parts';
import { StudentRecordsBrowser } from '@/components/records/student-records-browser';
import { PageTitle } from '@/components/ui/page-title';
import { contentIn, recordsContent } from '@/lib/content/content';
import { CSV_FILE_NAME, toRow } from '@/lib/records/csv';
import { pageUrl } from '@/lib/urls/page-url';
import { PAGE_SIZE } from '@/lib/records/pagination';
import { blockPart } from '@/lib/records/record-parts';
import { partUrl } from '@/lib/records/records-source';
import { ROUTES } from '@/lib/routes';
import type { Texts } from '@/lib/i18n/messages/en';

export const studentRecordsMetadata = ({ language, records }: Texts) =>
  pageMetadata({
    language,
    title: records.title,
    description: records.description,
    route: ROUTES.studentRecords,
    hiddenFromSearch: contentIn('en').site.hideRecordsFromSearch,
  });

/** The Student Records page (spec §2). */
export function StudentRecordsPage({ texts }: { texts: Texts }) {
  const { language, records } = texts;
  const { studentRecords, hindiRecordNames } = recordsContent();
  const { address } = publishedRecords();
  // Publishing has it fetched together with the script, which asks for it at once.
  preload(partUrl(address, blockPart(0)), { as: 'fetch', crossOrigin: 'anonymous' });
  return (
    <>
      <PageTitle title={records.title} subtitle={records.subtitle} />
      <StudentRecordsBrowser
        firstRows={studentRecords.slice(0, PAGE_SIZE).map(toRow)}
        total={studentRecords.length}
        address={address}
        csvUrl={pageUrl(`/${CSV_FILE_NAME}`)}
        otherNames={language === 'hi' ? hindiRecordNames : undefined}
        language={language}
        texts={records.browser}
      />
    </>
  );
}
