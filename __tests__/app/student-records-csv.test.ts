import { GET } from '@/app/student-records.csv/route';
import { getRecordsContent } from '@/lib/content/content';
import { toCsv } from '@/lib/records/csv';

const { studentRecords } = getRecordsContent();

it('the file for visitors without script holds every record', async () => {
  expect(await GET().text()).toBe(toCsv(studentRecords));
});
