import { renderToString } from 'react-dom/server';
import { island } from '@/components/island';
import { findElements, parseHtml } from '@/scripts/export/html';

const Note = island('Note', (props: Record<string, unknown>) => <p>{Object.keys(props)}</p>);

it('The document has the name and the props of an island', () => {
  const props = { label: '"A" & <b>', counts: [1, 2], chosen: null, tab: { isOpen: true } };
  const html = renderToString(<Note {...props} missing={undefined} />);
  const [element] = findElements(parseHtml(html), 'page-island');
  expect(element?.attribs).toEqual({
    'data-island': 'Note',
    'data-props': JSON.stringify(props),
  });
});

it.each([
  ['a function', () => 1],
  ['an element', <p key="one">One</p>],
  ['a Map', new Map()],
  ['a date', new Date(0)],
  ['not a number', NaN],
  ['a bigint', 1n],
  ['undefined in a list', [undefined]],
])(
  'A prop that JSON cannot hold ends the build with the names of island and prop: %s',
  (_, value) => {
    expect(() => renderToString(<Note deep={[{ value }]} />)).toThrow(
      'The island Note gets a prop that JSON cannot hold: deep',
    );
  },
);
