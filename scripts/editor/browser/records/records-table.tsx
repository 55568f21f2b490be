import type { RecordProblem } from '@/lib/content/record-rules';
import { getRow, type RecordCells } from '@/lib/records/change-records';

interface CellProps {
  id: string;
  label: string;
  value: string;
  problem: string;
  onChange: (value: string) => void;
}

const RecordCell = ({ id, label, value, problem, onChange }: CellProps) => (
  <td>
    <input
      aria-label={label}
      aria-invalid={problem !== ''}
      aria-describedby={id}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
    <small id={id}>{problem}</small>
  </td>
);

interface RecordsTableProps {
  /** Begins the ids of the cells. */
  id: string;
  titles: readonly string[];
  records: readonly RecordCells[];
  /** The positions of the records to show. */
  positions: readonly number[];
  problems: readonly RecordProblem[];
  onChange: (position: number, column: number, value: string) => void;
  onDelete: (position: number) => void;
}

/** A table of inputs. Below an input is the problem of its cell. */
export function RecordsTable(props: RecordsTableProps) {
  const { id, titles, records, positions, problems, onChange, onDelete } = props;
  const findProblem = (row: number, title: string) =>
    problems
      .filter((one) => one.row === row && one.column === title)
      .map(({ problem }) => problem)
      .join('; ');
  return (
    <div className="table">
      <table aria-label="Student records">
        <thead>
          <tr>
            {titles.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {positions.map((position) => {
            const row = getRow(position);
            return (
              <tr key={position}>
                {titles.map((title, column) => (
                  <RecordCell
                    key={title}
                    id={`${id}-${row}-${column}`}
                    label={`${title}, row ${row}`}
                    value={records[position]?.[column] ?? ''}
                    problem={findProblem(row, title)}
                    onChange={(value) => onChange(position, column, value)}
                  />
                ))}
                <td>
                  <button
                    type="button"
                    aria-label={`Delete row ${row}`}
                    onClick={() => onDelete(position)}
                  >
                    ×
                  </button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
