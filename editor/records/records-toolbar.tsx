import { countWords, describeStudent } from './describe-records';
import { fillSerialNumbers, findRecordPositions } from './change-records';
import { Offers, type Offer } from './offers';
import type { PartProps } from './part-props';
import { StatusLine } from './status-line';
import { createView } from './table';

/** The number of students with problems that are named. */
const MAX_NAMED = 3;

/** How many records there are and are shown, who has problems, and which change can be undone. */
export function RecordsToolbar({ state, dispatch }: PartProps) {
  const { past, now, future } = state;
  const { titles, records, problems, query, found, step } = now;
  const [undone] = future;
  const isPart = found.length < records.length;
  const wrong = [...new Set(problems.flatMap(({ position }) => position ?? []))];
  const students = wrong.slice(0, MAX_NAMED).map((position) => describeStudent(records, position));
  const count = countWords(problems.length, 'problem');
  const offers: (Offer | false | undefined)[] = [
    problems.length > 0 && {
      label: `Show ${count}`,
      kind: 'next',
      action: {
        type: 'show',
        view: { query: '', found: wrong },
        focused: '[aria-invalid="true"]',
      },
    },
    isPart && {
      label: 'Show all',
      action: { type: 'show', view: { query: '', found: [...records.keys()] } },
    },
    {
      label: 'Add record',
      action: {
        type: 'change',
        step: 'new record',
        change: () => ({
          ...createView(fillSerialNumbers([...records, titles.map(() => '')])),
          found: [records.length],
        }),
        focused: 'tbody input',
      },
    },
    past.length > 0 && { label: `Undo: ${step}`, action: { type: 'undo' } },
    undone && { label: `Redo: ${undone.step}`, action: { type: 'redo' } },
  ];
  return (
    <>
      <h2>Records</h2>
      <p className="summary" tabIndex={-1}>
        {countWords(records.length, 'record')}
        {isPart && `, ${found.length.toLocaleString('en')} of them shown`}
        {problems.length > 0 && `. Correct ${count} to save: `}
        {students.join(', ')}
        {wrong.length > MAX_NAMED && ` and ${wrong.length - MAX_NAMED} more`}
      </p>
      <StatusLine told={state.told} />
      <p className="bar">
        <input
          type="search"
          aria-label="Search the records"
          placeholder="Search"
          value={query}
          onChange={({ target: { value } }) =>
            dispatch({
              type: 'show',
              view: { query: value, found: findRecordPositions(records, value) },
            })
          }
        />
        <Offers {...{ offers, dispatch }} />
      </p>
    </>
  );
}
