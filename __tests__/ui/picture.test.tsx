import { render, screen } from '@testing-library/react';
import { Picture } from '@/components/ui/picture';

it.each([
  ['first', 'high', 'eager'],
  ['ahead', 'low', 'eager'],
  [undefined, null, 'lazy'],
] as const)(
  'A picture of priority %s has fetchpriority %s and loads %s',
  (priority, ...expected) => {
    render(
      <Picture src="/assets/race.jpg" alt="Race" kind="tile" sizes="100vw" priority={priority} />,
    );
    const image = screen.getByRole('img', { name: 'Race' });
    expect(['fetchpriority', 'loading'].map((name) => image.getAttribute(name))).toEqual(expected);
  },
);
