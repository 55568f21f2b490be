import { pageMetadata } from '@/app/page-metadata';
import { StudentRecordsBrowser } from '@/components/records/student-records-browser';
import { PageTitle } from '@/components/ui/page-title';
import { site } from '@/data/site';
import { STUDENT_RECORDS_PATH } from '@/data/navigation';
import { studentRecords } from '@/data/student-records';
import { CSV_FILE_NAME } from '@/lib/csv';
import { readSettings } from '@/lib/settings.mjs';

const subtitle = 'Data of student athletes and their achievements';

export const metadata = pageMetadata({
  title: 'Student Records',
  description: `${subtitle}: search certificates by name, game or event.`,
  path: STUDENT_RECORDS_PATH,
  shareImage: 'student-records',
  hiddenFromSearch: site.hideRecordsFromSearch,
});

export default function StudentRecordsPage() {
  const { basePath } = readSettings(process.env);
  return (
    <>
      <PageTitle title="Student Records" subtitle={subtitle} />
      <StudentRecordsBrowser records={studentRecords} csvUrl={`${basePath}/${CSV_FILE_NAME}`} />
    </>
  );
}
