import { createRef, type KeyboardEvent } from 'react';
import { Button } from '../button';
import { countWords } from './describe-records';
import type { PartProps } from './actions';
import {
  listDatesToOrder,
  listRepeatedValues,
  orderDates,
  type RepeatedValue,
} from './repeated-values';

/** The number of values that are shown at once. */
const MAX_SHOWN = 10;

interface RepeatedValueFieldProps {
  title: string;
  repeated: RepeatedValue;
  onChange: (value: string) => void;
}

/** An input for all cells of one value. */
function RepeatedValueField({ title, repeated, onChange }: RepeatedValueFieldProps) {
  const { value, problem, positions } = repeated;
  const input = createRef<HTMLInputElement>();
  const change = () => onChange(input.current?.value ?? value);
  const name = value === '' ? 'blank' : `“${value}”`;
  return (
    <li className="bar">
      <label>
        <span>
          {title} {name} in {countWords(positions.size, 'record')}
        </span>
        <input
          ref={input}
          defaultValue={value}
          onKeyDown={({ key }: KeyboardEvent) => key === 'Enter' && change()}
        />
      </label>
      <Button
        label={`Change ${value || `blank ${title}`} in all ${positions.size}`}
        sign="Change all"
        onPress={change}
      />
      <small>{problem}</small>
    </li>
  );
}

/** Corrects one value in many cells at once, and dates in which the day and the month cannot be told apart. */
export function RepeatedValuesPanel({ state, dispatch }: PartProps) {
  const { titles } = state.now;
  const values = listRepeatedValues(state.now);
  const dates = listDatesToOrder(state.now);
  if (values.length === 0 && dates.length === 0) return null;
  const renderOrder = (label: string, isDayFirst: boolean) => (
    <Button
      label={label}
      onPress={() =>
        dispatch({
          type: 'change',
          step: 'order of dates',
          change: ({ records }) => ({ records: orderDates(records, isDayFirst) }),
        })
      }
    />
  );
  return (
    <fieldset>
      <legend>
        <h2>Correct many cells at once</h2>
      </legend>
      {dates.length > 0 && (
        <p className="bar">
          {countWords(dates.length, 'date')} of birth such as {dates[0]}
          {renderOrder('All day first', true)}
          {renderOrder('All month first', false)}
        </p>
      )}
      <ul>
        {values.slice(0, MAX_SHOWN).map((repeated) => (
          <RepeatedValueField
            key={`${repeated.column} ${repeated.value}`}
            title={titles[repeated.column] ?? ''}
            repeated={repeated}
            onChange={(value) =>
              dispatch({
                type: 'change',
                step: `change of all ${repeated.value || 'blank cells'}`,
                change: ({ records }) => ({
                  records: records.map((one, position) =>
                    repeated.positions.has(position) ? one.with(repeated.column, value) : one,
                  ),
                }),
              })
            }
          />
        ))}
      </ul>
      {values.length > MAX_SHOWN && <p>The others follow when these are corrected.</p>}
    </fieldset>
  );
}
