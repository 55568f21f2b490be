import { render, screen } from '@testing-library/react';
import { RecordsTable } from '@/components/records/records-table';
import { en } from '@/lib/i18n/messages/en';
import { hi } from '@/lib/i18n/messages/hi';

const rows = ['1,Asha Verma,Ravi Verma,01-02-2005,Athletics,Long Jump,1st,AT23001,Jan 2024'];

it('on a page in Hindi the values are in English, and the labels of cells are not', () => {
  render(<RecordsTable rows={rows} language="hi" messages={hi.records.browser} />);
  const cell = screen.getByRole('cell', { name: 'Asha Verma' });
  expect(cell.closest('[lang]')).toBeNull();
  expect(screen.getByText('Asha Verma')).toHaveAttribute('lang', 'en');
});

it('on a page in English nothing is marked', () => {
  const { container } = render(
    <RecordsTable rows={rows} language="en" messages={en.records.browser} />,
  );
  expect(container.querySelector('[lang]')).toBeNull();
});
