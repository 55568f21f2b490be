import { act, useState, type ComponentType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { island } from '@/components/island';
import { enError } from '@/lib/i18n/messages/en-error';
import { hydrate } from '@/scripts/export/hydration/hydrate-islands';
import { findIslands } from '@/scripts/export/hydration/find-islands';

const CounterView = () => {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{`Count ${count}`}</button>;
};

/** Whether the next attempt to render a fragile island fails. */
let isRefused = true;

const FragileView = () => {
  if (isRefused) throw new Error('refused');
  return <p>Whole</p>;
};

const VIEWS = { Counter: CounterView, Fragile: FragileView };
const Counter = island('Counter', CounterView);
const Fragile = island('Fragile', FragileView);

/** Opens a published page as the server renders it, and hydrates it. */
async function openPage(main: ReactNode, change: () => void = () => undefined): Promise<void> {
  const html = renderToString(<main tabIndex={-1}>{main}</main>);
  const islands = findIslands(html).map(({ name, props }) => {
    const View = VIEWS[name as keyof typeof VIEWS] as ComponentType<object>;
    return [View, JSON.parse(props) as object] as const;
  });
  document.body.innerHTML = html;
  change();
  await act(async () => hydrate(islands, enError));
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('A page is hydrated once, when all islands are', async () => {
  const onHydrated = jest.fn();
  addEventListener('hydrated', onHydrated);
  await openPage([<Counter key="a" />, <Counter key="b" />]);
  expect(onHydrated).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getAllByRole('button')[1] as HTMLElement);
  expect(document.body).toHaveTextContent('Count 0Count 1');
});

it('§8 an island that throws brings the error screen, which takes the focus; its retry renders all that failed again', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  isRefused = false;
  await openPage([<h1 key="a">Home</h1>, <Fragile key="b" />, <Fragile key="c" />], () => {
    isRefused = true;
  });
  await screen.findByRole('heading', { name: 'Unexpected Application Error!' });
  expect(screen.queryByText('Home')).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveFocus();
  isRefused = false;
  await press(enError.retry);
  expect(document.body).toHaveTextContent('HomeWholeWhole');
  expect(screen.getByRole('main')).toHaveFocus();
});
