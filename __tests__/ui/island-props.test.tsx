import { insertElements, splitElementsFromProps } from '@/lib/ui/island-props';

it('Elements at any depth are separated from data, and others are put in their place', () => {
  const props = {
    label: 'News',
    count: 2,
    isOpen: true,
    chosen: null,
    tabs: [
      { id: 'a', panel: <p>One</p> },
      { id: 'b', panel: ['and', <p key="two">Two</p>] },
    ],
  };
  const { data, elements } = splitElementsFromProps('Tabs', { ...props, missing: undefined });
  const [first, second] = props.tabs.map(({ panel }) => panel);
  expect(elements).toEqual([first, second]);
  expect(JSON.parse(JSON.stringify(data))).toEqual(data);
  expect(insertElements(data, elements)).toEqual(props);
});

it.each([
  ['a function', () => 1],
  ['a Map', new Map()],
  ['a date', new Date(0)],
  ['not a number', NaN],
  ['a bigint', 1n],
  ['undefined in a list', [undefined]],
])('A prop that JSON cannot hold ends the build with the name of the island: %s', (_, value) => {
  expect(() => splitElementsFromProps('Tabs', { deep: [{ value }] })).toThrow(
    'The island Tabs gets a prop',
  );
});
