import { getPageMetadata } from '@/app/page-metadata';
import { StudentRecordsPage } from '@/app/_screens/student-records-page';
import { hi } from '@/lib/i18n/messages/hi';
import { ROUTES } from '@/lib/routes';

export const generateMetadata = () => getPageMetadata(ROUTES.studentRecords, hi);

export default function Page() {
  return <StudentRecordsPage messages={hi} />;
}
