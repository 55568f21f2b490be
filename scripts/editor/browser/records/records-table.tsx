import type { RecordProblem } from '@/lib/content/record-rules';
import { getRowNumber, type Cells } from '@/lib/records/records-file';
import { Button } from './button';

interface RecordsTableProps {
  /** Begins the ids of the cells. */
  id: string;
  titles: readonly string[];
  records: readonly Cells[];
  /** The positions of the records to show. */
  positions: readonly number[];
  problems: readonly RecordProblem[];
  onChange: (position: number, column: number, value: string) => void;
  onDelete: (position: number) => void;
}

/** A table of inputs. Below an input is the problem of its cell. */
export function RecordsTable(props: RecordsTableProps) {
  const { id, titles, records, positions, problems, onChange, onDelete } = props;

  const renderCell = (position: number, column: number, title: string) => {
    const row = getRowNumber(position);
    const own = problems.filter((one) => one.position === position && one.column === column);
    const problemId = `${id}-${row}-${column}`;
    return (
      <td key={title}>
        <input
          aria-label={`${title}, row ${row}`}
          aria-invalid={own.length > 0}
          aria-describedby={problemId}
          value={records[position]?.[column] ?? ''}
          onChange={({ target }) => onChange(position, column, target.value)}
        />
        <small id={problemId}>{own.map(({ problem }) => problem).join('; ')}</small>
      </td>
    );
  };

  return (
    <div className="table">
      <table aria-label="Student records">
        <thead>
          <tr>
            {titles.map((title) => (
              <th key={title}>{title}</th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {positions.map((position) => (
            <tr key={position}>
              {titles.map((title, column) => renderCell(position, column, title))}
              <td>
                <Button
                  label={`Delete row ${getRowNumber(position)}`}
                  sign="×"
                  onPress={() => onDelete(position)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
