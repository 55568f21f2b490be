import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { HeaderSearch } from '@/components/layout/header-search';
import { PopoverCompletion } from '@/components/layout/popover-completion';
import { en } from '@/lib/texts/en';

const result = {
  id: 'one',
  student_name: 'Asha Verma',
  certificate_no: 'AT23001',
  sport: 'Athletics',
  event: 'Long Jump',
};

const toggle = () => screen.getByRole('button', { name: 'Search certificates' });
const input = () => screen.getByPlaceholderText('Search certificates...');
const panelText = () => screen.queryByText('Asha Verma');

function setUp(results = [result]) {
  const header = (
    <>
      <HeaderSearch texts={en.header} results={results} />
      <PopoverCompletion />
    </>
  );
  return { user: userEvent.setup(), ...render(header) };
}

it('§4 the input is collapsed at first', () => {
  setUp();
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
});

it('§4 the toggle expands the input', async () => {
  const { user } = setUp();
  await user.click(toggle());
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
});

it('§4 the toggle collapses the input again', async () => {
  const { user } = setUp();
  await user.click(toggle());
  await user.click(toggle());
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
});

it('N3 Escape collapses the input and returns the focus to the toggle', async () => {
  const { user } = setUp();
  await user.click(toggle());
  await user.type(input(), 'as{Escape}');
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(toggle()).toHaveFocus();
});

it('§2 typing shows the results that it is handed', async () => {
  const { user } = setUp();
  await user.click(toggle());
  await user.type(input(), 'as');
  expect(panelText()).toBeVisible();
});

it('§5 submitting hides the results panel', async () => {
  const { user } = setUp();
  await user.click(toggle());
  await user.type(input(), 'as{Enter}');
  expect(panelText()).not.toBeInTheDocument();
});

it('§5 submitting does nothing else: the input stays, with its text', async () => {
  const { user } = setUp();
  await user.click(toggle());
  await user.type(input(), 'as{Enter}');
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  expect(input()).toHaveValue('as');
});

it('§5 submitting searches nothing', async () => {
  const { user } = setUp([]);
  await user.click(toggle());
  await user.type(input(), 'as{Enter}');
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

it('has no violations, collapsed, expanded and with results', async () => {
  const { user, container } = setUp();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(toggle());
  expect(await axe(container)).toHaveNoViolations();
  await user.type(input(), 'as');
  expect(await axe(container)).toHaveNoViolations();
});
