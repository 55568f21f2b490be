import { memo } from 'react';
import { BLANK_VALUE, STUDENT_RECORD_COLUMNS } from '@/lib/student-records';

/** A record, from its row of the exported file; drawn anew only when it is another one. */
const RecordRow = memo(function RecordRow({ row }: { row: string }) {
  const values = row.split(',');
  return (
    <tr role="row">
      {STUDENT_RECORD_COLUMNS.map(({ field, title }, column) => (
        // eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- a cell of a table is not interactive; the rule takes it for one of a grid
        <td key={field} role="cell" data-title={title} data-field={field}>
          {values[column] || BLANK_VALUE}
        </td>
      ))}
    </tr>
  );
});

/**
 * One page of records (spec §2). On small screens every row is laid out as a card; the roles are written out because
 * browsers may drop those of a table that is displayed as something else.
 */
export function RecordsTable({ rows }: { rows: readonly string[] }) {
  return (
    <table role="table" className="results-sheet">
      <caption className="sr-only">Certificates of student athletes</caption>
      <thead>
        <tr role="row">
          {STUDENT_RECORD_COLUMNS.map(({ field, title }) => (
            <th key={field} role="columnheader" scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, position) => (
          // By its place, so that another page changes texts and leaves the elements.
          <RecordRow key={position} row={row} />
        ))}
      </tbody>
    </table>
  );
}
