import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { moveFocus } from '@/editor/records/move-focus';

const NUMBERS = [1, 2, 3];

it.each([
  ['{Enter}', '3 2'],
  ['{Shift>}{Enter}', '1 2'],
  ['{ArrowDown}', '3 2'],
  ['{ArrowUp}', '1 2'],
  ['{ArrowLeft}', '2 1'],
  ['{ArrowRight}', '2 3'],
])('%s moves the focus from the cell in the middle to the cell %s', async (keys, name) => {
  render(
    <table>
      <tbody>
        {NUMBERS.map((row) => (
          <tr key={row}>
            {NUMBERS.map((column) => (
              <td key={column}>
                <input aria-label={`${row} ${column}`} defaultValue="Asha" onKeyDown={moveFocus} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>,
  );
  const middle = screen.getByRole<HTMLInputElement>('textbox', { name: '2 2' });
  middle.focus();
  middle.select();
  await userEvent.keyboard(keys);
  expect(screen.getByRole('textbox', { name })).toHaveFocus();
});
