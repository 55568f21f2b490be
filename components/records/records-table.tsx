import type { StudentRecord } from '@/data/schemas/student-record';
import { BLANK_VALUE, STUDENT_RECORD_COLUMNS } from '@/lib/student-records';

/**
 * One page of records (spec §2). On small screens every row is laid out as a card; the roles are written out because
 * browsers may drop those of a table that is displayed as something else.
 */
export function RecordsTable({ records }: { records: readonly StudentRecord[] }) {
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
        {records.map((record) => (
          <tr key={record.slNo} role="row">
            {STUDENT_RECORD_COLUMNS.map(({ field, title }) => (
              // eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- a cell of a table is not interactive; the rule takes it for one of a grid
              <td key={field} role="cell" data-title={title} data-field={field}>
                {record[field] || BLANK_VALUE}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
