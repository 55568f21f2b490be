import { act, useState, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { island } from '@/components/island';
import { insertElements } from '@/lib/ui/island-props';
import { createSlots } from '@/scripts/export/hydration/slots';
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

const Counter = island('Counter', CounterView);
const Folder = island('Folder', FolderView);
const VIEWS: Record<string, ComponentType<never>> = {
  Counter: CounterView,
  Folder: FolderView,
};

/** Publishes a page as the server renders it, with a folder of a text, an island and another text, and hydrates it. */
async function openPage(change: () => void = () => undefined): Promise<void> {
  const parts = [
    { id: 1, content: [<p key="a">One</p>, 'and', <Counter key="b" />] },
    { id: 2, content: <p>Two</p> },
  ];
  const html = renderToString(<Folder label="News" parts={parts} />);
  const islands = findIslands(html);
  document.body.innerHTML = html;
  change();
  const hydrate = (element: Element, place: number) => {
    const { name = '', props = '{}' } = islands[place] ?? {};
    const View = VIEWS[name] as ComponentType;
    // React reports a text that a browser has translated.
    const options = { onRecoverableError: () => undefined };
    hydrateRoot(
      element,
      <View {...(insertElements(JSON.parse(props), createSlots(element)) as object)} />,
      options,
    );
  };
  await act(async () => {
    document.querySelectorAll('page-island').forEach(hydrate);
  });
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('keeps the nodes that the server has rendered, and the islands in them, while they come and go', async () => {
  const log = jest.spyOn(console, 'error');
  await openPage();
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

it('a page that a browser has translated before keeps its texts in slots', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  await openPage(() => {
    for (const element of document.querySelectorAll('p, section > button'))
      element.innerHTML = `<font>${element.textContent} (hi)</font>`;
  });
  expect(document.body).toHaveTextContent('NewsOne (hi)andCount 0Two (hi)');
  await press('Count 0');
  expect(document.body).toHaveTextContent('NewsOne (hi)andCount 1Two (hi)');
});

it('an island within another is a part of that one', () => {
  const Outer = island('Outer', () => <Counter />);
  expect(findIslands(renderToString(<Outer />))).toMatchObject([{ name: 'Outer', props: '{}' }]);
});

it('an element that an island does not render at first ends the build', () => {
  const ClosedView: ComponentType<{ children: ReactNode }> = () => null;
  const Closed = island('Closed', ClosedView);
  const html = renderToString(
    <Closed>
      <p>Late</p>
    </Closed>,
  );
  expect(() => findIslands(html)).toThrow('The island Closed must render each element');
});
