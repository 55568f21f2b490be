import { memo, type Ref } from 'react';
import type { Language } from '@/lib/i18n/language';
import type { Messages } from '@/lib/i18n/messages/en';
import { translateValue } from '@/lib/records/record-names';
import { BLANK_VALUE } from '@/lib/records/student-records';

export type RecordTitles = Readonly<Record<string, string>>;

interface Wording {
  language: Language;
  messages: Pick<Messages['records']['browser'], 'caption'>;
  /** The titles of what is published, by field, in order. */
  columns: RecordTitles;
  /** Names of games, events, ranks and months in the language of the page, by those in the records. */
  otherNames?: Readonly<Record<string, string>>;
}

/** A record, from its row of the exported file. Memoised: most rows stay the same. */
const RecordRow = memo(function RecordRow({
  row,
  language,
  columns,
  otherNames,
}: Omit<Wording, 'messages'> & { row: string }) {
  const values = row.split(',').map((value) => value || BLANK_VALUE);
  const renderValue = (field: string, value = '') => {
    const name = translateValue(field, value, otherNames);
    // What has no name in this language is as the council issued it.
    return language === 'en' || name !== value ? name : <span lang="en">{value}</span>;
  };
  return (
    <tr role="row">
      {Object.entries(columns).map(([field, title], column) => (
        // eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- a cell of a table is not interactive; the rule takes it for one of a grid
        <td key={field} role="cell" data-title={title} data-field={field}>
          {renderValue(field, values[column])}
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
export function RecordsTable({ ref, rows, messages, ...wording }: RecordsTableProps) {
  return (
    <table
      ref={ref}
      role="table"
      tabIndex={-1}
      className="results-sheet mt-6 w-full border-collapse text-left lg:tabular-nums"
    >
      <caption className="sr-only">{messages.caption}</caption>
      <thead>
        <tr role="row">
          {Object.entries(wording.columns).map(([field, title]) => (
            <th key={field} role="columnheader" scope="col">
              {title}
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
