import { PureComponent, type ClipboardEvent, type FocusEvent } from 'react';
import { COLUMN_OF, type Cells } from '@/lib/records/records-file';
import { Button } from '../button';
import type { Action } from './actions';
import { isChanged, type RecordChange } from './import/record-changes';
import { moveFocus } from './move-focus';
import { createDeletion } from './table';

interface EditableRecordRowProps {
  /** Begins the ids of the cells. */
  id: string;
  titles: readonly string[];
  position: number;
  cells: Cells;
  /** Whose record it is, in words. */
  student: string;
  /** By column, what is wrong; undefined if nothing is. */
  problems?: readonly (string | undefined)[];
  /** What the last import has done to this record. */
  change?: RecordChange;
  dispatch: (action: Action) => void;
}

const PASTED_ROWS =
  'What you pasted are rows of a spreadsheet, and not the text of a cell: paste them under “Add from a spreadsheet”.';

const refuseRows = (event: ClipboardEvent): void => {
  if (!/[\t\n]/.test(event.clipboardData.getData('text/plain').trim())) return;
  event.preventDefault();
  alert(PASTED_ROWS);
};

/** Shows the whole cell that gets the focus, with its message: browsers may show only where the user types. */
const showCell = ({ target }: FocusEvent): void =>
  target.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/**
 * A record as a row of inputs. Below an input are the problem of its cell and the changes of an import. When the user
 * types, React renders only the row that changes.
 */
export class EditableRecordRow extends PureComponent<EditableRecordRowProps> {
  private readonly leave = (): void => this.props.dispatch({ type: 'leave' });

  private renderCell(title: string, column: number) {
    const { id, titles, position, cells, student, problems, change, dispatch } = this.props;
    const isLast = column === titles.length - 1;
    const value = isLast ? cells.slice(column).join(', ') : (cells[column] ?? '');
    const problem = problems?.[column];
    const before = change?.before[column] ?? value;
    const sheetText = change?.sheetTexts[column] ?? value;
    const noteId = `${id}-${position}-${column}`;
    const isName = column === COLUMN_OF.name;
    // The header of a row names the student for all of its cells.
    const [Cell, header] = isName
      ? ['th' as const, { scope: 'row', 'aria-label': student }]
      : ['td' as const];
    return (
      <Cell
        key={title}
        {...header}
        className={before === value && sheetText === value ? undefined : 'changed'}
      >
        <input
          aria-label={title}
          aria-invalid={problem !== undefined}
          aria-describedby={noteId}
          value={value}
          onKeyDown={moveFocus}
          onPaste={refuseRows}
          onFocus={showCell}
          onBlur={this.leave}
          onChange={({ target }) =>
            dispatch({ type: 'type', position, column, value: target.value })
          }
        />
        <small id={noteId}>
          {problem}
          {isName && change && isChanged(change) && (
            <span className="was">{change.isNew ? 'new' : 'changed'}</span>
          )}
          {before !== value && <span className="was">was {before || 'blank'}</span>}
          {sheetText !== value && <span className="was">in the sheet: {sheetText}</span>}
        </small>
      </Cell>
    );
  }

  override render() {
    const { titles, position, student, change, dispatch } = this.props;
    return (
      <tr className={change?.isNew ? 'new' : undefined}>
        {titles.map((title, column) => this.renderCell(title, column))}
        <td>
          <Button
            label={`Delete ${student}`}
            sign="×"
            kind="delete"
            question={`Delete ${student} from the file?`}
            onPress={() => dispatch(createDeletion([position], student))}
          />
        </td>
      </tr>
    );
  }
}
