import { brotliCompressSync, constants } from 'node:zlib';
import { readCertificateNumber } from '@/lib/records/certificate-number';
import { drawQrCode, renderQrCodeSvg } from '@/lib/records/certificate-qr';
import { getCertificateShardName, parseShard, splitShardRows } from '@/lib/records/record-shards';
import { formatRecordShards } from '@/lib/records/format-record-shards';
import { createRealisticRecords } from '@/scripts/testing/realistic-records';

const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

it.each([
  ...['AT23001', 'at 23001', ' At-23-001\n', 'AT–23001', '\u200FAT23001', 'ＡＴ23001'],
  // The digits of Devanagari, Tamil, Arabic and Adlam.
  ...['AT२३००१', 'AT௨௩௦௦௧', 'AT٢٣٠٠١', 'AT𞥒𞥓𞥐𞥐𞥑'],
])('%j is read as the number AT23001', (text) => {
  expect(readCertificateNumber(text)).toBe('AT23001');
});

it.each([
  ...['', 'A23001', 'AT2300', 'AT230011', 'ATT23001', 'AT२३००'],
  ...['<b>AT23001</b>', 'AT23001%00', 'AT23001\0', 'a'.repeat(10_000)],
])('%j is not a certificate number', (text) => expect(readCertificateNumber(text)).toBeUndefined());

it.each([0, 1, 300, 70_000])(
  'Each number of %i records is in one shard of 20 kB at most',
  (count) => {
    const records = createRealisticRecords(count);
    const shards = formatRecordShards('0123', records);
    const rows = new Map<string, string[]>();
    for (const [name, file] of shards)
      if (name.startsWith('certificates-')) {
        // The build compresses better, and takes much longer.
        expect(brotliCompressSync(file, QUICKLY).length).toBeLessThan(20_000);
        rows.set(name, splitShardRows(parseShard('0123', name, file)));
      }
    const isFound = (number: string) =>
      rows.get(getCertificateShardName(number, count))?.some((row) => row.includes(`,${number},`));
    expect(records.filter(({ certificateNo }) => !isFound(certificateNo))).toEqual([]);
    // One that is in no record leads to a shard too.
    expect(isFound('ZZ99999')).toBe(false);
  },
);

it('A QR code has its margin, and the three marks in its corners', () => {
  const { size, path } = drawQrCode('https://www.council.in/certificates#AT23001');
  for (const [x, y] of [
    [4, 4],
    [size - 11, 4],
    [4, size - 11],
  ])
    expect(path).toContain(`M${x} ${y}h7v1h-7z`);
  expect(path).not.toMatch(/M[0-3] |M\d+ [0-3]h/);
  expect(renderQrCodeSvg('https://www.council.in')).toMatch(/^<svg xmlns="http:.*<\/svg>\n$/);
});
