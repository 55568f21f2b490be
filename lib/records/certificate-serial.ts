import { RECORD_FIELDS } from '@/lib/model/record-columns';
import { parseCertificateSerial } from './certificate-number';
import { keepByRecord } from './keep-by-record';

const CERTIFICATE_NUMBER = RECORD_FIELDS.indexOf('certificateNo');

/** The serial in the certificate number of a record (spec §9); -Infinity if it has none. */
export const getCertificateSerial = keepByRecord(
  (cells) => parseCertificateSerial(cells[CERTIFICATE_NUMBER] ?? '') ?? -Infinity,
);
