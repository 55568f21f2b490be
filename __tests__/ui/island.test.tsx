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

it('An element as a prop ends the build with the name of the prop', () => {
  expect(() => renderToString(<Note deep={[{ text: <p>One</p> }]} />)).toThrow('text: an element');
});
