import { countWords, describeStudent } from './describe-records';
import { Button } from '../button';
import { searchRecords, showProblems, type PartProps } from './records-state';

/** The number of students with problems that are named. */
const NAMED = 3;

/** How many records there are and are shown, and who has problems. */
export function RecordsToolbar({ form, state, onShow }: PartProps) {
  const { records, problems, query, found } = state;
  const isPart = found.length < records.length;
  const wrong = [...new Set(problems.flatMap(({ position }) => position ?? []))];
  const students = wrong.slice(0, NAMED).map((position) => describeStudent(records, position));
  const count = countWords(problems.length, 'problem');
  return (
    <>
      <p className="summary" role="status" tabIndex={-1}>
        {countWords(records.length, 'record')}
        {isPart && `, ${found.length.toLocaleString('en')} of them shown`}
        {problems.length > 0 && `. Correct ${count} to save: `}
        {students.join(', ')}
        {wrong.length > NAMED && ` and ${wrong.length - NAMED} more`}
      </p>
      <p className="bar">
        <input
          type="search"
          aria-label="Search the records"
          placeholder="Search"
          value={query}
          onChange={({ target }) => onShow(searchRecords(state, target.value), '[type=search]')}
        />
        {problems.length > 0 && (
          <Button label={`Show ${count}`} kind="next" onPress={() => onShow(showProblems(state))} />
        )}
        {isPart && <Button label="Show all" onPress={() => onShow(searchRecords(state, ''))} />}
        <Button label="Add record" onPress={() => onShow(form.addRecord(state), 'tbody input')} />
      </p>
    </>
  );
}
