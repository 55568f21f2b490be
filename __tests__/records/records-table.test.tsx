import { render, screen } from '@testing-library/react';
import { RecordsTable } from '@/components/records/records-table';
import { en } from '@/lib/i18n/messages/en';
import { hi } from '@/lib/i18n/messages/hi';
import { ROWS } from '@/__tests__/support/records-file';

it('on a page in Hindi the values are marked as English, but not their cells', () => {
  render(<RecordsTable rows={ROWS} language="hi" messages={hi.records.browser} />);
  const cell = screen.getByRole('cell', { name: 'Asha Verma' });
  expect(cell.closest('[lang]')).toBeNull();
  expect(screen.getByText('Asha Verma')).toHaveAttribute('lang', 'en');
});

it('on a page in English nothing is marked', () => {
  render(<RecordsTable rows={ROWS} language="en" messages={en.records.browser} />);
  expect(screen.getByRole('table').querySelector('[lang]')).toBeNull();
});
