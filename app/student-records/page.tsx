import { pageMetadata } from '@/app/page-metadata';
import { StudentRecordsBrowser } from '@/components/records/student-records-browser';
import { PageTitle } from '@/components/ui/page-title';
import { site } from '@/data/site';
import { STUDENT_RECORDS_PATH } from '@/data/navigation';
import { studentRecords } from '@/data/student-records';
import { CSV_FILE_NAME, toRow } from '@/lib/csv';
import { pageUrl } from '@/lib/page-url';
import { PAGE_SIZE } from '@/lib/pagination';
import { recordsFile } from './rows/address';

const subtitle = 'Data of student athletes and their achievements';

export const metadata = pageMetadata({
  title: 'Student Records',
  description: `${subtitle}: search certificates by name, game or event.`,
  path: STUDENT_RECORDS_PATH,
  shareImage: 'student-records',
  hiddenFromSearch: site.hideRecordsFromSearch,
});

export default function StudentRecordsPage() {
  return (
    <>
      <PageTitle title="Student Records" subtitle={subtitle} />
      <StudentRecordsBrowser
        firstRows={studentRecords.slice(0, PAGE_SIZE).map(toRow)}
        total={studentRecords.length}
        recordsUrl={pageUrl(`${STUDENT_RECORDS_PATH}/rows/${recordsFile}`)}
        csvUrl={pageUrl(`/${CSV_FILE_NAME}`)}
      />
    </>
  );
}
