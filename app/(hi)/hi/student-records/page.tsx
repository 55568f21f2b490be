import { StudentRecordsPage, studentRecordsMetadata } from '@/app/pages/student-records-page';
import { hi } from '@/lib/texts/hi';

export const generateMetadata = () => studentRecordsMetadata(hi);

export default function Page() {
  return <StudentRecordsPage texts={hi} />;
}
