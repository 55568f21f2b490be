import { getPageMetadata } from '@/app/page-metadata';
import { StudentRecordsPage } from '@/app/_screens/student-records-page';
import { en } from '@/lib/i18n/messages/en';
import { ROUTES } from '@/lib/routes';

export const generateMetadata = () => getPageMetadata(ROUTES.studentRecords, en);

export default function Page() {
  return <StudentRecordsPage messages={en} />;
}
