import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePageState } from '@/components/ui/use-page-state';

function Choice() {
  const [value, setValue] = usePageState('choice', 'a', ['a', 'b']);
  return (
    <>
      <p role="status">{value}</p>
      {['a', 'b'].map((one) => (
        <button key={one} onClick={() => setValue(one)}>
          {one}
        </button>
      ))}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it.each([
  { carried: undefined, shown: 'a' },
  { carried: 'b', shown: 'b' },
  { carried: '<b>', shown: 'a' },
])('opens with what the address carries, if that is possible: $carried', ({ carried, shown }) => {
  globalThis.pageState = carried === undefined ? {} : { choice: carried };
  render(<Choice />);
  expect(screen.getByRole('status')).toHaveTextContent(shown);
});

it('keeps a choice for the link to the other language, but not the one that the page opens with', async () => {
  render(<Choice />);
  await press('b');
  expect(screen.getByRole('status')).toHaveTextContent('b');
  expect(globalThis.pageState).toEqual({ choice: 'b' });
  await press('a');
  expect(globalThis.pageState).toEqual({});
});
