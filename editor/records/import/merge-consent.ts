/** What an import does to the consents of records. */
import type { Consent } from '@/lib/records/consent';
import { CONSENT_COLUMN } from '@/lib/model/record-columns';
import { getConsent, type Cells } from '@/lib/records/records-file';
import { toComparableRecord } from '@/lib/records/same-result';
import { describeStudent } from '../describe-records';
import type { Note } from '../../spreadsheets/sheet';

export interface ConsentSource {
  /** Whether the spreadsheet has a column for consent. */
  hasColumn: boolean;
  /** Whether an earlier row of it is of the same record. */
  isSecond: boolean;
}

/** What a record may say about consent: the less it lets publish, the earlier. */
const CONSENTS = ['refused', 'not understood', 'blank', 'given'];

/**
 * The consent of a record after an import. That of the spreadsheet counts, a blank too, but a blank takes back no
 * refusal. Of two rows for one record, the one counts that lets publish less. A consent never moves to another name.
 */
export function mergeConsent(
  old: Cells,
  imported: Cells,
  { hasColumn, isSecond }: ConsentSource,
): string {
  const { [CONSENT_COLUMN]: known = '' } = old;
  const { [CONSENT_COLUMN]: cell = '' } = imported;
  const [was, is] = [getConsent(old), getConsent(imported)];
  if (hasColumn && isSecond) return CONSENTS.indexOf(is) < CONSENTS.indexOf(was) ? cell : known;
  if (is !== 'blank') return cell;
  const isSameName = toComparableRecord(old).name === toComparableRecord(imported).name;
  return was === 'given' && (hasColumn || !isSameName) ? cell : known;
}

/**
 * The notes that name each student whose consent an import has taken back or given, and who refuses.
 *
 * @param positions the records of the spreadsheet
 */
export function listConsentNotes(
  before: readonly Cells[],
  after: readonly Cells[],
  positions: readonly number[],
): Note[] {
  const list = (isTrue: (was: Consent, is: Consent) => boolean) =>
    positions
      .filter((position) =>
        isTrue(getConsent(before[position] ?? []), getConsent(after[position] ?? [])),
      )
      .map((position) => describeStudent(after, position));
  return [
    {
      note: 'Consent taken back',
      list: list((was, is) => was === 'given' && is !== 'given'),
    },
    {
      note: 'Consent given after a refusal',
      list: list((was, is) => was === 'refused' && is === 'given'),
    },
    {
      note: 'Consent refused, so that the site does not show them',
      list: list((was, is) => is === 'refused'),
    },
  ];
}
