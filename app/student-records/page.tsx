import { preload } from 'react-dom';
import { pageMetadata } from '@/app/page-metadata';
import { StudentRecordsBrowser } from '@/components/records/student-records-browser';
import { PageTitle } from '@/components/ui/page-title';
import { site } from '@/data/site';
import { STUDENT_RECORDS_PATH } from '@/data/navigation';
import { studentRecords } from '@/data/student-records';
import { CSV_FILE_NAME, toRow } from '@/lib/csv';
import { pageUrl } from '@/lib/page-url';
import { PAGE_SIZE } from '@/lib/pagination';
import { blockPart } from '@/lib/record-parts';
import { partUrl } from '@/lib/records-source';
import { recordsAddress } from './rows/parts';

const subtitle = 'Data of student athletes and their achievements';

export const metadata = pageMetadata({
  title: 'Student Records',
  description: `${subtitle}: search certificates by name, game or event.`,
  path: STUDENT_RECORDS_PATH,
  shareImage: 'student-records',
  hiddenFromSearch: site.hideRecordsFromSearch,
});

export default function StudentRecordsPage() {
  // Publishing has it fetched together with the script, which asks for it at once.
  preload(partUrl(recordsAddress, blockPart(0)), { as: 'fetch', crossOrigin: 'anonymous' });
  return (
    <>
      <PageTitle title="Student Records" subtitle={subtitle} />
      <StudentRecordsBrowser
        firstRows={studentRecords.slice(0, PAGE_SIZE).map(toRow)}
        total={studentRecords.length}
        address={recordsAddress}
        csvUrl={pageUrl(`/${CSV_FILE_NAME}`)}
      />
    </>
  );
}
