import { render, screen } from '@testing-library/react';
import { Picture } from '@/components/ui/picture';
import { Portrait } from '@/components/ui/portrait';
import { hi } from '@/lib/i18n/messages/hi';

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

it.each([
  ['आशा वर्मा', 'आशा वर्मा की तस्वीर', null],
  ['Asha Verma', 'Asha Verma', 'en'],
])(
  'WCAG 3.1.2 On a Hindi page a portrait of %s is described in one language',
  (name, text, lang) => {
    const { portrait } = hi.secretaries.directory;
    render(<Portrait src="/a.jpg" name={name} language="hi" message={portrait} sizes="9em" />);
    expect(screen.getByRole('img', { name: text }).getAttribute('lang')).toBe(lang);
  },
);
