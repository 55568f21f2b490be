import { act, useState, type ComponentType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { island } from '@/components/island';
import { enError } from '@/lib/i18n/messages/en-error';
import { hydrate } from '@/scripts/export/hydration/hydrate-islands';
import { findIslands } from '@/scripts/export/hydration/find-islands';

interface FolderProps {
  label: string;
  parts: readonly { id: number; content: ReactNode }[];
}

const CounterView = () => {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{`Count ${count}`}</button>;
};

const FolderView = ({ label, parts }: FolderProps) => {
  const [isOpen, setOpen] = useState(true);
  return (
    <section>
      <button onClick={() => setOpen(!isOpen)}>{label}</button>
      {parts.map(({ id, content }) => (
        <div key={id}>{isOpen && content}</div>
      ))}
    </section>
  );
};

/** Whether the next attempt to render a fragile island fails. */
let isRefused = true;

const FragileView = () => {
  if (isRefused) throw new Error('refused');
  return <p>Whole</p>;
};

const VIEWS = { Counter: CounterView, Folder: FolderView, Fragile: FragileView };
const Counter = island('Counter', CounterView);
const Folder = island('Folder', FolderView);
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

/** A folder of a text, an island and another text. */
const FOLDER = (
  <Folder
    label="News"
    parts={[
      { id: 1, content: [<p key="a">One</p>, 'and', <Counter key="b" />] },
      { id: 2, content: <p>Two</p> },
    ]}
  />
);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('Slots keep the nodes that the server has rendered, and the islands in them, while they come and go', async () => {
  const log = jest.spyOn(console, 'error');
  await openPage(FOLDER);
  const text = screen.getByText('One');
  await press('Count 0');
  await press('News');
  expect(document.body).toHaveTextContent(/^News$/);
  await press('News');
  expect(document.body).toHaveTextContent('NewsOneandCount 1Two');
  expect(screen.getByText('One')).toBe(text);
  await press('Count 1');
  expect(document.body).toHaveTextContent('NewsOneandCount 2Two');
  expect(log).not.toHaveBeenCalled();
});

it('A page is hydrated once, when all islands are', async () => {
  const onHydrated = jest.fn();
  addEventListener('hydrated', onHydrated);
  await openPage([<Counter key="a" />, <Counter key="b" />]);
  expect(onHydrated).toHaveBeenCalledTimes(1);
});

it('A page that a browser has translated before keeps its texts in slots', async () => {
  // React reports the text that it did not expect.
  addEventListener('error', (event) => event.preventDefault());
  await openPage(FOLDER, () => {
    for (const element of document.querySelectorAll('p, section > button'))
      element.innerHTML = `<font>${element.textContent} (hi)</font>`;
  });
  expect(document.body).toHaveTextContent('NewsOne (hi)andCount 0Two (hi)');
  await press('Count 0');
  expect(document.body).toHaveTextContent('NewsOne (hi)andCount 1Two (hi)');
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

it('An element that an island does not render at first ends the build', () => {
  const ClosedView: ComponentType<{ children: ReactNode }> = () => null;
  const Closed = island('Closed', ClosedView);
  const html = renderToString(
    <Closed>
      <p>Late</p>
    </Closed>,
  );
  expect(() => findIslands(html)).toThrow('The island Closed must render each element');
});
