import { StudentRecordsPage, studentRecordsMetadata } from '@/app/pages/student-records-page';
import { en } from '@/lib/texts/en';

export const generateMetadata = () => studentRecordsMetadata(en);

export default function Page() {
  return <StudentRecordsPage texts={en} />;
}
