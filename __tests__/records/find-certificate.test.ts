import fc from 'fast-check';
import { toCsvRows } from '@/lib/records/csv';
import { findCertificate } from '@/lib/records/find-certificate';
import { formatRecordShards } from '@/lib/records/format-record-shards';
import { STUDENT_RECORD_COLUMNS } from '@/lib/model/record-columns';
import { createRealisticRecords } from '@/testing/realistic-records';
import { publishRecords } from '../support/published-records';
import { makeRecord } from '../support/student-record';

const COLUMN = STUDENT_RECORD_COLUMNS.findIndex(({ field }) => field === 'certificateNo');

function publish(numbers: readonly string[]) {
  const records = numbers.map((certificateNo, index) =>
    makeRecord({ certificateNo, slNo: index + 1 }),
  );
  const site = publishRecords(records);
  site.always();
  const find = (number: string) => findCertificate(number, site, COLUMN);
  return { site, rows: toCsvRows(records), find };
}

it('Each number is found by one request, and another text by at most one', async () => {
  const text = fc.stringMatching(/^[A-C 1-4]{1,5}$/);
  const numbers = fc.uniqueArray(text, { maxLength: 700, size: 'max' });
  await fc.assert(
    fc.asyncProperty(numbers, text, async (known, other) => {
      const { site, rows, find } = publish([...known, '']);
      for (const [index, number] of [...known, other].entries()) {
        expect(await find(number)).toBe(rows[known.indexOf(number)]);
        expect(site.asked.length).toBeLessThanOrEqual(index + 1);
      }
    }),
    { numRuns: 10, examples: [[[], 'AT23001']] },
  );
});

it.each(['Athletics', undefined])(
  'No shard of certificates of the last of 70,000 records has more than 20 kB (of one game: %s)',
  (game) => {
    const records = createRealisticRecords(10_000).map((record) => ({
      ...record,
      slNo: 60_000 + record.slNo,
      ...(game && { game, certificateNo: `AT${record.certificateNo.slice(2)}` }),
    }));
    const { texts } = formatRecordShards('0123', records);
    for (const [name, text] of texts)
      if (name.startsWith('certificates')) expect(Buffer.byteLength(text)).toBeLessThan(20_000);
  },
);
