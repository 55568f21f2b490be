import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createTree } from '@/scripts/export/hydration/create-tree';

const Panel = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>{children}</section>
);

it('makes elements and islands, also within props', () => {
  const link = ['$', 'a', 'more', { href: '/news', children: 'More' }];
  const panel = ['$', 'Panel', null, { title: 'News', children: ['Today ', link] }];
  render(createTree(['$', 'div', null, { className: 'wide', children: panel }], { Panel }));
  const region = screen.getByRole('region', { name: 'News' });
  expect(region).toHaveTextContent('Today More');
  expect(region.parentElement).toHaveClass('wide');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/news');
});

it('removes the escape of texts that begin with $', () => {
  render(createTree(['$', 'p', null, { title: '$$5', children: '$$10' }], {}));
  expect(screen.getByText('$10')).toHaveAttribute('title', '$5');
});

it('passes lists, objects and scalars to islands as they are', () => {
  const values = { list: [1, 'two', null], map: { on: true, label: '$$' } };
  const Show = (props: object) => JSON.stringify(props);
  render(createTree(['$', 'Show', null, values], { Show }));
  expect(document.body).toHaveTextContent('{"list":[1,"two",null],"map":{"on":true,"label":"$"}}');
});

it('keeps keys, and gives none to elements without one', () => {
  const tree = createTree(
    [
      ['$', 'p', 'first', {}],
      ['$', 'p', null, {}],
    ],
    {},
  );
  expect(tree).toMatchObject([{ key: 'first' }, { key: null }]);
});
