import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HeaderSearch } from '@/components/layout/header-search';
import { runCertificateSearch } from '@/lib/browser/certificate-search';
import { en } from '@/lib/i18n/messages/en';

const result = {
  id: 'one',
  student_name: 'Asha Verma',
  certificate_no: 'AT23001',
  sport: 'Athletics',
  event: 'Long Jump',
};

it('§2 §5 Typing shows name and certificate of each result, and submitting only hides the results', async () => {
  runCertificateSearch(document);
  const results = [result, { ...result, id: 'two' }];
  render(<HeaderSearch messages={en.header} results={results} />);
  const input = screen.getByPlaceholderText(en.header.search.placeholder);
  await userEvent.type(input, 'as');
  const [shown, ...others] = screen.getAllByRole('listitem');
  expect(shown).toHaveTextContent('Asha VermaCertificate: AT23001 | Athletics - Long Jump');
  expect(others).toHaveLength(1);
  await userEvent.type(input, '{Enter}');
  expect(shown).toBeInTheDocument();
  expect(shown).not.toBeVisible();
  expect(input).toHaveValue('as');
});
