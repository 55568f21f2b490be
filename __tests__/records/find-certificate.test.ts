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

it.each([
  [
    'with gaps, in any order',
    Array.from({ length: 700 }, (_, n) => `AT${10_000 + ((n * 7) % 701)}`),
  ],
  [
    'of several games',
    Array.from({ length: 700 }, (_, n) => `${['SW', 'AT'][n % 2]}${23_000 + n}`),
  ],
  ['of another form', ['AT 1', 'at/1', 'AT1', 'AT10', 'एटी1']],
])('Each of the numbers %s is found by one request', async (_, numbers) => {
  const { site, rows, find } = publish(numbers);
  for (const [index, number] of numbers.entries()) {
    expect(await find(number)).toBe(rows[index]);
    expect(site.asked).toHaveLength(index + 1);
  }
});

it.each([
  ['before all others', 'AA00001', 0],
  ['between others', 'AT23002', 1],
  ['after all others', 'ZZ99999', 1],
])(
  'A number %s that no record has is not found, by one request at most',
  async (_, number, asked) => {
    const { site, find } = publish(['AT23001', '', 'AT23003']);
    expect(await find(number)).toBeUndefined();
    expect(site.asked).toHaveLength(asked);
  },
);

it('Without records, no number is found', async () => {
  expect(await publish([]).find('AT23001')).toBeUndefined();
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
