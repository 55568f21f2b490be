import { countWords, describeProblem, describeStudent } from './describe-records';
import { Button } from '../button';
import { moveFocus } from './move-focus';
import { removeRecords, type PartProps } from './form-state';

/** The number of records on a page. */
const PAGE_SIZE = 20;

interface RecordsTableProps extends PartProps {
  /** Begins the ids of the cells. */
  id: string;
}

/** A page of the records, as a table of inputs. Below an input is the problem of its cell, and what an import has changed. */
export function RecordsTable({ id, titles, state, dispatch }: RecordsTableProps) {
  const { records, problems, found, lastImport } = state.now;
  const lastPage = Math.max(0, Math.ceil(found.length / PAGE_SIZE) - 1);
  const page = Math.min(state.now.page, lastPage);
  const start = page * PAGE_SIZE;
  const positions = found.slice(start, start + PAGE_SIZE);
  const shown = new Set<number | undefined>(positions);
  const shownProblems = problems.filter(({ position }) => shown.has(position));

  const renderCell = (position: number, column: number, title: string) => {
    const value = records[position]?.[column] ?? '';
    const own = shownProblems.filter((one) => one.position === position && one.column === column);
    const change = lastImport?.changes.get(position);
    const [before, sheetText] = [change?.before[column], change?.sheetTexts[column]];
    const noteId = `${id}-${position}-${column}`;
    return (
      <td key={title}>
        <input
          aria-label={`${title}, ${describeStudent(records, position)}`}
          aria-invalid={own.length > 0}
          aria-describedby={noteId}
          value={value}
          onKeyDown={moveFocus}
          onChange={({ target }) =>
            dispatch({ type: 'type', position, column, value: target.value })
          }
        />
        <small id={noteId}>
          {own.map((problem) => describeProblem(problem, records)).join('; ')}
          {before !== undefined && before !== value && (
            <span className="was">was {before || 'blank'}</span>
          )}
          {sheetText !== undefined && sheetText !== value && (
            <span className="was">in the sheet: {sheetText}</span>
          )}
        </small>
      </td>
    );
  };

  const remove = (removed: readonly number[], name: string) => {
    if (confirm(`Delete ${name} from the file?`))
      dispatch({
        type: 'change',
        step: `deletion of ${name}`,
        changes: removeRecords(state.now, removed),
      });
  };
  const showPage = (number: number) => dispatch({ type: 'show', view: { page: number } });
  const foundName = countWords(found.length, 'record');

  return (
    <>
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
            {positions.map((position) => (
              <tr
                key={position}
                className={lastImport?.changes.get(position)?.isNew ? 'new' : undefined}
              >
                {titles.map((title, column) => renderCell(position, column, title))}
                <td>
                  <Button
                    label={`Delete ${describeStudent(records, position)}`}
                    sign="×"
                    kind="delete"
                    onPress={() => remove([position], describeStudent(records, position))}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="bar">
        <Button label="Previous" isDisabled={page === 0} onPress={() => showPage(page - 1)} />
        {positions.length && start + 1} to {start + positions.length} of {found.length}
        <Button label="Next" isDisabled={page === lastPage} onPress={() => showPage(page + 1)} />
        {found.length > 0 && found.length < records.length && (
          <Button
            label={`Delete the ${foundName} shown`}
            kind="delete"
            onPress={() => remove(found, foundName)}
          />
        )}
      </p>
    </>
  );
}
