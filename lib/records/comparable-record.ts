/** How records are compared, by the check and by imports: two spellings of one student are equal. */
import { toSearchForm } from '@/lib/i18n/hindi-search';
import { RECORD_FIELDS, type RecordField } from '@/lib/model/record-columns';
import { memoizeByRecord } from './memoize-by-record';
import { toStudentRecord } from './records-file';

/** The titles that people write before a name, in search form. */
const PERSON_TITLES = new Set(
  'km ku kumari miss ms mrs smt mr master shri shree sri dr late कु कुमारी सुश्री श्रीमती श्री डॉ स्व स्वर्गीय'.split(
    ' ',
  ),
);

/** Takes the titles off a name in search form. A circle, often typed as a zero, ends short forms in Hindi: कु०. */
function removeTitles(name: string): string {
  const words = name.split(/[\s.॰०]+/).filter(Boolean);
  const start = words.findIndex((word) => !PERSON_TITLES.has(word));
  return words.slice(Math.max(start, 0)).join(' ');
}

/** A record in a form in which values that mean the same are equal. */
export type ComparableRecord = Readonly<Record<RecordField, string>>;

/**
 * Writes a record in the form in which records are compared: in search form, and names without titles such as "Km.".
 *
 * @example toComparableRecord(['1', 'KM. ASHA  VERMA', …]).name // 'asha verma'
 */
export const toComparableRecord = memoizeByRecord((cells): ComparableRecord => {
  // Excel may have written Mar-24 instead of Mar 2024; toStudentRecord corrects it.
  const { yearMonth } = toStudentRecord(cells);
  const entries = RECORD_FIELDS.map((field, column) => {
    const text = toSearchForm(field === 'yearMonth' ? yearMonth : (cells[column] ?? ''));
    const isName = field === 'name' || field === 'fatherName';
    return [field, isName ? removeTitles(text) : text];
  });
  return Object.fromEntries(entries) as Record<RecordField, string>;
});
