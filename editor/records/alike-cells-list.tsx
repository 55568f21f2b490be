import { createRef, type KeyboardEvent } from 'react';
import { listAlikeCells, listDatesToOrder, orderDates, type AlikeCells } from './alike-cells';
import type { Cells } from '@/lib/records/records-file';
import { countWords } from './describe-records';
import { Button } from '../button';
import type { PartProps } from './form-state';

/** The number of values that are listed. */
const LISTED = 20;

interface AlikeCellsFieldProps {
  title: string;
  alike: AlikeCells;
  onChange: (value: string) => void;
}

/** An input for all wrong cells of the same value. */
function AlikeCellsField({ title, alike, onChange }: AlikeCellsFieldProps) {
  const { value, problem, positions } = alike;
  const input = createRef<HTMLInputElement>();
  const change = () => onChange(input.current?.value ?? value);
  return (
    <li className="bar">
      <label>
        <span>
          {title} “{value}” in {countWords(positions.size, 'record')}
        </span>
        <input
          ref={input}
          defaultValue={value}
          onKeyDown={({ key }: KeyboardEvent) => key === 'Enter' && change()}
        />
      </label>
      <Button
        label={`Change ${value} in all ${positions.size}`}
        sign="Change all"
        onPress={change}
      />
      <small>{problem}</small>
    </li>
  );
}

/** Corrects wrong cells of the same value at once, and dates of which nobody can tell the day from the month. */
export function AlikeCellsList({ titles, state, dispatch }: PartProps) {
  const { records, problems } = state.now;
  const alike = listAlikeCells(records, problems);
  const dates = listDatesToOrder(records);
  if (alike.length === 0 && dates.length === 0) return null;
  const change = (step: string, changed: readonly Cells[]) =>
    dispatch({ type: 'change', step, changes: { records: changed } });
  const renderOrder = (isDayFirst: boolean) => (
    <Button
      label={isDayFirst ? 'All day first' : 'All month first'}
      onPress={() => change('order of dates', orderDates(records, isDayFirst))}
    />
  );
  return (
    <fieldset>
      <legend>Correct alike cells at once</legend>
      {dates.length > 0 && (
        <p className="bar">
          {countWords(dates.length, 'date')} of birth such as {dates[0]}
          {renderOrder(true)}
          {renderOrder(false)}
        </p>
      )}
      <ul className="alike">
        {alike.slice(0, LISTED).map((cells) => (
          <AlikeCellsField
            key={`${cells.column} ${cells.value}`}
            title={titles[cells.column] ?? ''}
            alike={cells}
            onChange={(value) =>
              change(
                `change of all ${cells.value}`,
                records.map((one, position) =>
                  cells.positions.has(position) ? one.with(cells.column, value) : one,
                ),
              )
            }
          />
        ))}
      </ul>
      {alike.length > LISTED && <p>and {countWords(alike.length - LISTED, 'value')} more</p>}
    </fieldset>
  );
}
