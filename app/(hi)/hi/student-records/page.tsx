import { StudentRecordsPage } from '@/app/_screens/student-records-page';
import { hi } from '@/lib/i18n/messages/hi';

export default function Page() {
  return <StudentRecordsPage messages={hi} />;
}
