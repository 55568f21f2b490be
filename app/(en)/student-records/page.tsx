import { StudentRecordsPage } from '@/app/_screens/student-records-page';
import { en } from '@/lib/i18n/messages/en';

export default function Page() {
  return <StudentRecordsPage messages={en} />;
}
