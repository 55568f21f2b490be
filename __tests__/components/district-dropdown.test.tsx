import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { usePathname } from 'next/navigation';
import { DistrictDropdown } from '@/components/layout/district-dropdown';
import { PopoverCompletion } from '@/components/layout/popover-completion';
import { DISTRICT_SECRETARIES_PATH, navigationDistricts } from '@/data/navigation';
import { en } from '@/lib/texts/en';
import { stayOnPage } from '@/__tests__/support/stay-on-page';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

beforeEach(() => {
  stayOnPage();
  jest.mocked(usePathname).mockReturnValue('/district/agra');
});

const button = () => screen.getByRole('button');
const isOpen = () => button().getAttribute('aria-expanded') === 'true';
const link = (name: string) => screen.getByRole('link', { name });

function setUp() {
  const page = (
    <>
      <DistrictDropdown
        texts={en}
        label="DISTRICT SECRETARIES"
        href={DISTRICT_SECRETARIES_PATH}
        districts={navigationDistricts}
      />
      <a href="#after">After</a>
      <PopoverCompletion />
    </>
  );
  return { user: userEvent.setup(), ...render(page) };
}

it('§2 lists the eight districts in order, then View More', () => {
  setUp();
  const links = within(screen.getByRole('list')).getAllByRole('link');
  expect(links.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
    ['Lucknow', '/district/lucknow'],
    ['Kanpur', '/district/kanpur'],
    ['Varanasi', '/district/varanasi'],
    ['Agra', '/district/agra'],
    ['Prayagraj', '/district/prayagraj'],
    ['Gorakhpur', '/district/gorakhpur'],
    ['Meerut', '/district/meerut'],
    ['Ghaziabad', '/district/ghaziabad'],
    ['View More →', '/district-secretaries'],
  ]);
});

it('N6 the district of the current page is marked', () => {
  setUp();
  expect(screen.getAllByRole('link', { current: 'page' })).toEqual([link('Agra')]);
});

it('N1 the button names the list that it opens, which is no ARIA menu', () => {
  setUp();
  expect(button()).toHaveAccessibleName('Districts');
  expect(button()).toHaveAttribute('popovertarget', screen.getByRole('list').id);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('§2 is closed at first', () => {
  setUp();
  expect(isOpen()).toBe(false);
});

it('opens and closes by touch', async () => {
  const { user } = setUp();
  await user.pointer({ keys: '[TouchA]', target: button() });
  expect(isOpen()).toBe(true);
  await user.pointer({ keys: '[TouchA]', target: button() });
  expect(isOpen()).toBe(false);
});

it.each(['{Enter}', ' '])('N2 the key "%s" opens and closes it', async (key) => {
  const { user } = setUp();
  act(() => button().focus());
  await user.keyboard(key);
  expect(isOpen()).toBe(true);
  await user.keyboard(key);
  expect(isOpen()).toBe(false);
});

it('N3 Escape in the list closes it and returns the focus to the button', async () => {
  const { user } = setUp();
  act(() => button().focus());
  await user.keyboard('{Enter}');
  await user.tab();
  expect(link('Lucknow')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(button()).toHaveFocus();
});

it('N4 closes when the focus leaves it', async () => {
  const { user } = setUp();
  act(() => button().focus());
  await user.keyboard('{Enter}');
  act(() => link('View More →').focus());
  expect(isOpen()).toBe(true);
  await user.tab();
  expect(link('After')).toHaveFocus();
  expect(isOpen()).toBe(false);
});

it.each(['DISTRICT SECRETARIES', 'Kanpur', 'View More →'])(
  '§4 choosing %s closes it',
  async (name) => {
    const { user } = setUp();
    await user.click(button());
    await user.click(link(name));
    expect(isOpen()).toBe(false);
  },
);

it('has no violations, closed and open', async () => {
  const { user, container } = setUp();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(button());
  expect(await axe(container)).toHaveNoViolations();
});
