import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { HeaderSearch } from '@/components/layout/header-search';
import { runCertificateSearch } from '@/lib/records/certificate-search';
import { en } from '@/lib/i18n/messages/en';
import { readTexts } from '@/__tests__/support/read-texts';

const result = {
  id: 'one',
  student_name: 'Asha Verma',
  certificate_no: 'AT23001',
  sport: 'Athletics',
  event: 'Long Jump',
};
const results = [result, { ...result, id: 'two', student_name: 'Ravi Khan' }];

beforeAll(() => runCertificateSearch(document));

const type = (text: string) =>
  userEvent.type(screen.getByPlaceholderText(en.header.search.placeholder), text);

it('§2 typing shows name and certificate of each result', async () => {
  const { container } = render(<HeaderSearch messages={en.header} results={results} />);
  await type('as');
  expect(readTexts(screen.getAllByRole('listitem'))).toEqual([
    'Asha VermaCertificate: AT23001 | Athletics - Long Jump',
    'Ravi KhanCertificate: AT23001 | Athletics - Long Jump',
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

it('§5 submitting hides the results panel, and keeps the text', async () => {
  render(<HeaderSearch messages={en.header} results={results} />);
  await type('as{Enter}');
  expect(screen.getByText('Asha Verma')).not.toBeVisible();
  expect(screen.getByPlaceholderText(en.header.search.placeholder)).toHaveValue('as');
});

it('§5 submitting performs no search', async () => {
  render(<HeaderSearch messages={en.header} results={[]} />);
  await type('as{Enter}');
  expect(screen.queryByRole('list', { hidden: true })).not.toBeInTheDocument();
});
