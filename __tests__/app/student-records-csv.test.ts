/** @jest-environment node */
import { GET } from '@/app/student-records.csv/route';
import { studentRecords } from '@/data/student-records';
import { toCsv } from '@/lib/csv';

it('the file for visitors without script holds every record', async () => {
  expect(await GET().text()).toBe(toCsv(studentRecords));
});
