import { parseCertificateSerial } from './certificate-number';
import { memoizeByRecord } from './memoize-by-record';
import { COLUMN_OF } from './records-file';

/** The serial in the certificate number of a record (spec §9); -Infinity if it has none. */
export const getCertificateSerial = memoizeByRecord(
  (cells) => parseCertificateSerial(cells[COLUMN_OF.certificateNo] ?? '') ?? -Infinity,
);
