import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createTree } from '@/scripts/export/hydration/create-tree';

const Panel = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>{children}</section>
);

it('makes elements and islands, also within props', () => {
  // A text that begins with $ has one more in front.
  const link = ['$', 'a', 'more', { href: '/news', title: '$$5', children: '$$10' }];
  const panel = ['$', 'Panel', null, { title: 'News', children: ['Today ', link] }];
  render(createTree(['$', 'div', null, { className: 'wide', children: panel }], { Panel }));
  const region = screen.getByRole('region', { name: 'News' });
  expect(region).toHaveTextContent('Today $10');
  expect(region.parentElement).toHaveClass('wide');
  expect(screen.getByRole('link', { description: '$5' })).toHaveAttribute('href', '/news');
});

it('passes lists, objects and scalars to islands as they are', () => {
  const values = { list: [1, 'two', null], map: { on: true, label: '$$' } };
  const Show = (props: object) => JSON.stringify(props);
  render(createTree(['$', 'Show', null, values], { Show }));
  expect(document.body).toHaveTextContent('{"list":[1,"two",null],"map":{"on":true,"label":"$"}}');
});

it('keeps keys, and gives none to elements without one', () => {
  const elements = ['first', null].map((key) => ['$', 'p', key, {}]);
  expect(createTree(elements, {})).toMatchObject([{ key: 'first' }, { key: null }]);
});
