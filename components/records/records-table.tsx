import { memo, type Ref } from 'react';
import type { Language } from '@/lib/i18n/language';
import { hasLatinLetter } from '@/lib/i18n/latin-parts';
import type { Messages } from '@/lib/i18n/messages/en';
import { Text } from '@/components/ui/text';
import { BLANK_SIGN, translateValue, type ColumnTitles } from '@/lib/records/table-texts';

interface SharedTableProps {
  language: Language;
  messages: Pick<Messages['records']['browser'], 'caption'>;
  columns: ColumnTitles;
  /** Translations of games, events, ranks and months, by the value in the records; undefined on English pages. */
  hindiNames?: Readonly<Record<string, string>>;
}

/** The table row of a record. `row` is its CSV row. It is memoised, because most rows do not change. */
const RecordRow = memo(function RecordRow({
  row,
  language,
  columns,
  hindiNames,
}: Omit<SharedTableProps, 'messages'> & { row: string }) {
  const values = row.split(',').map((value) => value || BLANK_SIGN);
  const renderValue = (field: string, value = '') => {
    const translated = translateValue(field, value, hindiNames);
    // If a browser has translated the page, React finds only elements again, and a text that is alone in its cell.
    if (language === 'en' || !hasLatinLetter(translated)) return translated;
    return (
      <Text key={translated} language={language}>
        {translated}
      </Text>
    );
  };
  return (
    <tr role="row">
      {Object.entries(columns).map(([field, title], column) => {
        const cell = { 'data-title': title, 'data-field': field };
        const value = renderValue(field, values[column]);
        return field === 'name' ? (
          <th key={field} role="rowheader" scope="row" {...cell}>
            {value}
          </th>
        ) : (
          // eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- the rule takes the cell for one of an interactive grid
          <td key={field} role="cell" {...cell}>
            {value}
          </td>
        );
      })}
    </tr>
  );
});

interface RecordsTableProps extends SharedTableProps {
  ref?: Ref<HTMLTableElement>;
  /** The records of the page, each as a CSV row. */
  rows: readonly string[];
  /** Whether other rows are being loaded. */
  isBusy?: boolean;
}

/**
 * The table with one page of records (spec §2). On small screens each row looks like a card. The roles are explicit,
 * because browsers drop the implicit roles of table elements whose `display` is changed.
 */
export function RecordsTable({ ref, rows, isBusy, messages, ...rowProps }: RecordsTableProps) {
  return (
    <table
      ref={ref}
      role="table"
      tabIndex={-1}
      aria-busy={isBusy}
      className="results-sheet mt-6 w-full border-collapse text-left lg:tabular"
    >
      <caption className="sr-only">{messages.caption}</caption>
      <thead>
        <tr role="row">
          {Object.entries(rowProps.columns).map(([field, title]) => (
            <th key={field} role="columnheader" scope="col" data-field={field}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, position) => (
          // The position is the key, so that React keeps the elements of the rows and changes only their texts.
          <RecordRow key={position} row={row} {...rowProps} />
        ))}
      </tbody>
    </table>
  );
}
