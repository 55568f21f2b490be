import { parseCertificateOffset } from './certificate-number';
import { memoizeByRecord } from './memoize-by-record';
import { COLUMN_OF } from './records-file';

/** The offset in the certificate number of a record (spec §9); -Infinity if it has none. */
export const getCertificateOffset = memoizeByRecord(
  (cells) => parseCertificateOffset(cells[COLUMN_OF.certificateNo] ?? '') ?? -Infinity,
);
