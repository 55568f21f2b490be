import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { HeaderSearch } from '@/components/layout/header-search';
import { runCertificateSearch } from '@/lib/records/certificate-search';
import { en } from '@/lib/i18n/messages/en';

const result = {
  id: 'one',
  student_name: 'Asha Verma',
  certificate_no: 'AT23001',
  sport: 'Athletics',
  event: 'Long Jump',
};

beforeAll(() => runCertificateSearch(document));

const input = () => screen.getByPlaceholderText(en.header.search.placeholder);
const panelText = () => screen.queryByText('Asha Verma');

function setUp(results = [result]) {
  const search = <HeaderSearch messages={en.header} results={results} />;
  return { user: userEvent.setup(), ...render(search) };
}

it('§2 typing shows the results that it is handed', async () => {
  const { user } = setUp();
  await user.type(input(), 'as');
  expect(panelText()).toBeVisible();
});

it('§5 submitting hides the results panel', async () => {
  const { user } = setUp();
  await user.type(input(), 'as{Enter}');
  expect(panelText()).not.toBeVisible();
});

it('§5 submitting does nothing else: the text stays', async () => {
  const { user } = setUp();
  await user.type(input(), 'as{Enter}');
  expect(input()).toHaveValue('as');
});

it('§5 submitting searches nothing', async () => {
  const { user } = setUp([]);
  await user.type(input(), 'as{Enter}');
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

it('has no violations, without and with results', async () => {
  const { user, container } = setUp();
  expect(await axe(container)).toHaveNoViolations();
  await user.type(input(), 'as');
  expect(await axe(container)).toHaveNoViolations();
});
