import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { island } from '@/components/island';
import { enError } from '@/lib/i18n/messages/en-error';
import { hydrate } from '@/scripts/export/hydration/hydrate-islands';

const CounterView = () => {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{`Count ${count}`}</button>;
};

const Counter = island('Counter', CounterView);

it('A page is hydrated once, when all islands are', async () => {
  const onHydrated = jest.fn();
  addEventListener('hydrated', onHydrated);
  document.body.innerHTML = renderToString(['a', 'b', 'c'].map((key) => <Counter key={key} />));
  // Without act, which would throw errors itself.
  hydrate(Array(3).fill([CounterView, {}]), enError);
  await waitFor(() => expect(onHydrated).toHaveBeenCalled());
  await userEvent.click(screen.getAllByRole('button')[1] as HTMLElement);
  await waitFor(() => expect(document.body).toHaveTextContent('Count 0Count 1Count 0'));
  expect(onHydrated).toHaveBeenCalledTimes(1);
});
