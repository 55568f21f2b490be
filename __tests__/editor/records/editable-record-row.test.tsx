import { fireEvent, render, screen } from '@testing-library/react';
import type { Action } from '@/editor/records/actions';
import { EditableRecordRow } from '@/editor/records/editable-record-row';

const dispatch = jest.fn<void, [Action]>();

afterEach(() => jest.restoreAllMocks());

function renderRow(): void {
  const change = {
    isNew: false,
    before: [undefined, 'Asha Sharma'],
    sheetTexts: ['Gold'],
  };
  render(
    <table>
      <tbody>
        <EditableRecordRow
          id="cell"
          titles={['RANK', 'NAME', 'GAME']}
          position={4}
          cells={['1st', 'Asha Verma', '']}
          student="Asha Verma (SL. NO. 5)"
          problems={[undefined, undefined, 'is blank']}
          {...{ change, dispatch }}
        />
      </tbody>
    </table>,
  );
}

it('A cell says what was there, what the sheet shows, and what is wrong', () => {
  renderRow();
  const getCell = (title: string) => screen.getByRole('textbox', { name: title });
  expect(getCell('NAME')).toHaveAccessibleDescription('changed was Asha Sharma');
  expect(getCell('RANK')).toHaveAccessibleDescription('in the sheet: Gold');
  expect(getCell('GAME')).toHaveAccessibleDescription('is blank');
  expect(getCell('GAME')).toBeInvalid();
  expect(screen.getByRole('rowheader')).toHaveAccessibleName('Asha Verma (SL. NO. 5)');
});

it.each([
  ['Asha\tKarate', true],
  ['Asha\nUsha', true],
  ['Asha\r\n', false],
])('The clipboard %j is rows, which a cell refuses: %s', (text, isRefused) => {
  renderRow();
  const cell = screen.getByRole('textbox', { name: /^NAME/ });
  const alert = jest.spyOn(window, 'alert').mockReturnValue();
  expect(fireEvent.paste(cell, { clipboardData: { getData: () => text } })).toBe(!isRefused);
  expect(alert).toHaveBeenCalledTimes(isRefused ? 1 : 0);
});

it('A record is deleted only if the question is answered by yes', () => {
  renderRow();
  jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
  fireEvent.click(screen.getByRole('button'));
  expect(dispatch).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button'));
  expect(dispatch).toHaveBeenCalledTimes(1);
});
