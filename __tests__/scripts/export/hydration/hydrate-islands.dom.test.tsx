import { useState, type ComponentType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { island } from '@/components/island';
import { enError } from '@/lib/i18n/messages/en-error';
import { hydrate } from '@/scripts/export/hydration/hydrate-islands';
import { parseHtml } from '@/scripts/export/html';
import { findIslands } from '@/scripts/export/hydration/find-islands';

/** Whether the page is rendered in the browser, and no more by the server. */
let isInBrowser = false;

const CounterView = () => {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{`Count ${count}`}</button>;
};

const FragileView = () => {
  if (isInBrowser) throw new Error('refused');
  return <p>Whole</p>;
};

const VIEWS = { Counter: CounterView, Fragile: FragileView };
const Counter = island('Counter', CounterView);
const Fragile = island('Fragile', FragileView);

/** Opens a published page as the server renders it, and hydrates it, without act, which would throw errors itself. */
async function openPage(main: ReactNode): Promise<jest.Mock> {
  const onHydrated = jest.fn();
  addEventListener('hydrated', onHydrated);
  isInBrowser = false;
  const html = renderToString(<main>{main}</main>);
  const islands = findIslands(parseHtml(html)).map(({ name, props }) => {
    const View = VIEWS[name as keyof typeof VIEWS] as ComponentType<object>;
    return [View, JSON.parse(props) as object] as const;
  });
  document.body.innerHTML = html;
  isInBrowser = true;
  hydrate(islands, enError);
  await waitFor(() => expect(onHydrated).toHaveBeenCalled());
  return onHydrated;
}

it('A page is hydrated once, when all islands are', async () => {
  const onHydrated = await openPage(['a', 'b', 'c'].map((key) => <Counter key={key} />));
  await userEvent.click(screen.getAllByRole('button')[1] as HTMLElement);
  await waitFor(() => expect(document.body).toHaveTextContent('Count 0Count 1Count 0'));
  expect(onHydrated).toHaveBeenCalledTimes(1);
});

it('§8 an island that throws is reported, and brings the error screen, which takes the focus', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  await openPage([<h1 key="a">Home</h1>, <Fragile key="b" />, <Counter key="c" />]);
  expect(await screen.findByRole('alert')).toHaveFocus();
  expect(screen.getByRole('heading')).toHaveTextContent('Unexpected Application Error!');
  expect(screen.queryByText('Home')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: enError.retry })).toBeVisible();
  expect(log).toHaveBeenCalledWith(new Error('refused'));
});
