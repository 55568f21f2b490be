import { RECORD_FIELDS } from '@/lib/model/record-columns';
import { parseCertificateSerial } from './certificate-number';
import { memoizeByRecord } from './memoize-by-record';

const CERTIFICATE_NUMBER_COLUMN = RECORD_FIELDS.indexOf('certificateNo');

/** The serial in the certificate number of a record (spec §9); -Infinity if it has none. */
export const getCertificateSerial = memoizeByRecord(
  (cells) => parseCertificateSerial(cells[CERTIFICATE_NUMBER_COLUMN] ?? '') ?? -Infinity,
);
