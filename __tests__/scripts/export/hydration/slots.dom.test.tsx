import { act, type ReactNode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { fireEvent } from '@testing-library/react';
import { island } from '@/components/island';
import { fillSlots, findSlots } from '@/scripts/export/hydration/slots';

interface FolderProps {
  label: string;
  parts: readonly { id: number; content: ReactNode }[];
}

const Counter = island('Counter', () => {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
});

const Folder = island('Folder', ({ label, parts }: FolderProps) => {
  const [shown, setShown] = useState(0);
  return (
    <section aria-label={label}>
      <button onClick={() => setShown((shown + 1) % 3)}>{label}</button>
      {parts.map(({ id, content }) => (
        <div key={id}>{shown !== 1 && content}</div>
      ))}
    </section>
  );
});

const page = (
  <Folder
    label="News"
    parts={[
      { id: 1, content: [<p key="a">One</p>, 'and', <Counter key="b" />] },
      { id: 2, content: <p>Two</p> },
    ]}
  />
);

/** Hydrates what the server has written, after a change of it. */
async function hydrate(change: () => void = () => undefined) {
  document.body.innerHTML = renderToString(page);
  change();
  const roots = { Folder, Counter } as unknown as Record<string, typeof Counter>;
  await act(async () => {
    for (const element of document.querySelectorAll<HTMLElement>('page-island')) {
      const { island: name = '', props = '' } = element.dataset;
      const Root = roots[name]!.Root;
      hydrateRoot(
        element,
        <Root {...(fillSlots(JSON.parse(props), findSlots(element)) as object)} />,
        {
          onRecoverableError: () => undefined,
        },
      );
    }
  });
}

const click = (text: string) =>
  act(async () => {
    fireEvent.click([...document.querySelectorAll('button')].find((b) => b.textContent === text)!);
  });

it('hydrates without a warning, keeps what the server wrote, and islands in it, also when it goes and comes', async () => {
  const log = jest.spyOn(console, 'error');
  await hydrate();
  const one = document.querySelector('p');
  await click('0');
  await click('News');
  expect(document.body.textContent).toBe('News');
  await click('News');
  expect(document.body.textContent).toBe('NewsOneand1Two');
  expect(document.querySelector('p')).toBe(one);
  await click('1');
  expect(document.body.textContent).toBe('NewsOneand2Two');
  expect(log).not.toHaveBeenCalled();
});

it('a page that was translated before keeps its texts in slots', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  await hydrate(() => {
    for (const element of document.querySelectorAll('p, section > button'))
      element.innerHTML = `<font>${element.textContent} (hi)</font>`;
  });
  expect(document.body.textContent).toBe('NewsOne (hi)and0Two (hi)');
  await click('0');
  expect(document.body.textContent).toBe('NewsOne (hi)and1Two (hi)');
});

it('refuses what JSON cannot hold', () => {
  const Any = island('Any', ({ value }: { value: unknown }) => String(value));
  for (const value of [new Date(), new Map(), () => 1])
    expect(() => renderToString(<Any value={value} />)).toThrow('An island');
});
