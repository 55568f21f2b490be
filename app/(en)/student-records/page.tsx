import { StudentRecordsPage, getStudentRecordsMetadata } from '@/app/_screens/student-records-page';
import { en } from '@/lib/i18n/messages/en';

export const generateMetadata = () => getStudentRecordsMetadata(en);

export default function Page() {
  return <StudentRecordsPage messages={en} />;
}
