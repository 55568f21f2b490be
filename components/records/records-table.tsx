import { memo, type Ref } from 'react';
import type { Language } from '@/lib/i18n/language';
import type { Messages } from '@/lib/i18n/messages/en';
import { BLANK_VALUE } from '@/lib/records/student-records';
import { STUDENT_RECORD_COLUMNS } from '@/lib/model/record-columns';

interface Wording {
  language: Language;
  messages: Pick<Messages['records']['browser'], 'caption' | 'columns'>;
}

/** A record, from its row of the exported file. Memoised: most rows stay the same. */
const RecordRow = memo(function RecordRow({ row, language, messages }: Wording & { row: string }) {
  const values = row.split(',').map((value) => value || BLANK_VALUE);
  return (
    <tr role="row">
      {STUDENT_RECORD_COLUMNS.map(({ field }, column) => (
        // eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- a cell of a table is not interactive; the rule takes it for one of a grid
        <td key={field} role="cell" data-title={messages.columns[field]} data-field={field}>
          {/* The values are not translated: they are as the council issued them. */}
          {language === 'en' ? values[column] : <span lang="en">{values[column]}</span>}
        </td>
      ))}
    </tr>
  );
});

interface RecordsTableProps extends Wording {
  ref?: Ref<HTMLTableElement>;
  /** As in the exported file. */
  rows: readonly string[];
}

/**
 * One page of records (spec §2). On small screens each row is laid out as a card. The roles are explicit, because
 * browsers drop those of a table with another `display`.
 */
export function RecordsTable({ ref, rows, ...wording }: RecordsTableProps) {
  return (
    <table ref={ref} role="table" tabIndex={-1} className="results-sheet">
      <caption className="sr-only">{wording.messages.caption}</caption>
      <thead>
        <tr role="row">
          {STUDENT_RECORD_COLUMNS.map(({ field }) => (
            <th key={field} role="columnheader" scope="col">
              {wording.messages.columns[field]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, position) => (
          // Keyed by position, so that another page changes texts and keeps the elements.
          <RecordRow key={position} row={row} {...wording} />
        ))}
      </tbody>
    </table>
  );
}
