import { StudentRecordsPage, studentRecordsMetadata } from '@/app/_screens/student-records-page';
import { hi } from '@/lib/i18n/messages/hi';

export const generateMetadata = () => studentRecordsMetadata(hi);

export default function Page() {
  return <StudentRecordsPage texts={hi} />;
}
