import { countWords, describeProblem, describeStudent } from './describe-records';
import { Button } from '../button';
import type { PartProps } from './actions';
import { EditableRecordRow } from './editable-record-row';
import { createDeletion, getPage } from './table';

interface EditableRecordsTableProps extends PartProps {
  /** Begins the ids of the cells. */
  id: string;
}

/** A page of the records, as a table of inputs. */
export function EditableRecordsTable({ id, state, dispatch }: EditableRecordsTableProps) {
  const { titles, records, problems, found, lastImport } = state.now;
  const { page, lastPage, positions, text } = getPage(state.now);
  const listProblems = (position: number) => {
    const own = problems.filter((one) => one.position === position);
    if (own.length === 0) return undefined;
    return titles.map((_, column) => {
      const texts = own.filter((one) => (one.column ?? titles.length - 1) === column);
      return texts.map((one) => describeProblem(one, records)).join('; ') || undefined;
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
              <EditableRecordRow
                key={position}
                {...{ id, titles, position, dispatch }}
                cells={records[position] ?? []}
                student={describeStudent(records, position)}
                problems={listProblems(position)}
                change={lastImport?.changes.get(position)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p className="bar">
        <Button label="Previous" isDisabled={page === 0} onPress={() => showPage(page - 1)} />
        {text}
        <Button label="Next" isDisabled={page === lastPage} onPress={() => showPage(page + 1)} />
        {found.length > 0 && found.length < records.length && (
          <Button
            label={`Delete the ${foundName} shown`}
            kind="delete"
            question={`Delete ${foundName} from the file?`}
            onPress={() => dispatch(createDeletion(found, foundName))}
          />
        )}
      </p>
    </>
  );
}
