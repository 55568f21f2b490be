import { countWords, describeStudent } from './describe-records';
import { Button } from '../button';
import { fillSerialNumbers, findRecordPositions } from './change-records';
import type { PartProps } from './part-props';
import { createView } from './table';

/** The number of students with problems that are named. */
const MAX_NAMED = 3;

/** How many records there are and are shown, who has problems, and which change can be undone. */
export function RecordsToolbar({ titles, state, dispatch }: PartProps) {
  const { past, now, future } = state;
  const { records, problems, query, found, step } = now;
  const [undone] = future;
  const isPart = found.length < records.length;
  const wrong = [...new Set(problems.flatMap(({ position }) => position ?? []))];
  const students = wrong.slice(0, MAX_NAMED).map((position) => describeStudent(records, position));
  const count = countWords(problems.length, 'problem');
  const show = (query: string, positions: readonly number[]) =>
    dispatch({ type: 'show', view: { query, found: positions } });
  const showProblems = () =>
    dispatch({
      type: 'show',
      view: { query: '', found: wrong },
      focused: '[aria-invalid="true"]',
    });
  const add = () => {
    const all = fillSerialNumbers([...records, titles.map(() => '')]);
    const changes = { ...createView(all), found: [records.length] };
    dispatch({ type: 'change', step: 'new record', changes, focused: 'tbody input' });
  };
  return (
    <>
      <p className="summary" role="status" tabIndex={-1}>
        {countWords(records.length, 'record')}
        {isPart && `, ${found.length.toLocaleString('en')} of them shown`}
        {problems.length > 0 && `. Correct ${count} to save: `}
        {students.join(', ')}
        {wrong.length > MAX_NAMED && ` and ${wrong.length - MAX_NAMED} more`}
      </p>
      <p className="bar">
        <input
          type="search"
          aria-label="Search the records"
          placeholder="Search"
          value={query}
          onChange={({ target }) => show(target.value, findRecordPositions(records, target.value))}
        />
        {problems.length > 0 && (
          <Button label={`Show ${count}`} kind="next" onPress={showProblems} />
        )}
        {isPart && <Button label="Show all" onPress={() => show('', [...records.keys()])} />}
        <Button label="Add record" onPress={add} />
        {past.length > 0 && (
          <Button label={`Undo: ${step}`} onPress={() => dispatch({ type: 'undo' })} />
        )}
        {undone && (
          <Button label={`Redo: ${undone.step}`} onPress={() => dispatch({ type: 'redo' })} />
        )}
      </p>
    </>
  );
}
