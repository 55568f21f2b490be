import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { usePathname } from 'next/navigation';
import { MainNavigation } from '@/components/layout/main-navigation';
import { PopoverCompletion } from '@/components/layout/popover-completion';
import { DISTRICT_SECRETARIES_PATH, navigationDistricts, navigationLinks } from '@/data/navigation';
import { en } from '@/lib/texts/en';
import { stayOnPage } from '@/__tests__/support/stay-on-page';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

beforeEach(() => {
  stayOnPage();
});

const menuButton = () => screen.getByRole('button', { name: 'MENU' });
const isMenuOpen = () => menuButton().getAttribute('aria-expanded') === 'true';
const link = (name: string) => screen.getByRole('link', { name });

function setUp(pathname = '/') {
  jest.mocked(usePathname).mockReturnValue(pathname);
  const navigation = (
    <>
      <MainNavigation
        texts={en}
        links={navigationLinks}
        dropdownHref={DISTRICT_SECRETARIES_PATH}
        districts={navigationDistricts}
      />
      <PopoverCompletion />
    </>
  );
  return { user: userEvent.setup(), ...render(navigation) };
}

describe('links', () => {
  it('N1 the navigation is named', () => {
    setUp();
    expect(screen.getByRole('navigation', { name: 'Main' })).toContainElement(link('HOME'));
  });

  it.each([
    { label: 'HOME', href: '/' },
    { label: 'ABOUT US', href: '/about' },
    { label: 'GALLERY', href: '/gallery' },
    { label: 'STUDENT RECORDS', href: '/student-records' },
    { label: 'DISTRICT SECRETARIES', href: '/district-secretaries' },
  ])('§2 $label leads to $href', ({ label, href }) => {
    setUp();
    expect(link(label)).toHaveAttribute('href', href);
  });

  it.each([
    { pathname: '/', label: 'HOME' },
    { pathname: '/about', label: 'ABOUT US' },
    { pathname: '/gallery', label: 'GALLERY' },
    { pathname: '/student-records', label: 'STUDENT RECORDS' },
  ])('N6 §2 at $pathname $label alone is the current page', ({ pathname, label }) => {
    setUp(pathname);
    expect(screen.getAllByRole('link', { current: 'page' })).toEqual([link(label)]);
  });

  it('N6 §2 at /district-secretaries DISTRICT SECRETARIES is the current page', () => {
    setUp('/district-secretaries');
    expect(link('DISTRICT SECRETARIES')).toHaveAttribute('aria-current', 'page');
    expect(link('HOME')).not.toHaveAttribute('aria-current');
  });

  it('N6 at an unknown path no link is the current page', () => {
    setUp('/nowhere');
    expect(screen.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  });
});

describe('mobile menu', () => {
  it('§4 is closed at first', () => {
    setUp();
    expect(isMenuOpen()).toBe(false);
  });

  it('§4 MENU opens and closes it', async () => {
    const { user } = setUp();
    await user.click(menuButton());
    expect(isMenuOpen()).toBe(true);
    await user.click(menuButton());
    expect(isMenuOpen()).toBe(false);
  });

  it.each(['HOME', 'ABOUT US', 'GALLERY', 'STUDENT RECORDS', 'DISTRICT SECRETARIES'])(
    '§4 choosing %s closes it',
    async (label) => {
      const { user } = setUp();
      await user.click(menuButton());
      await user.click(link(label));
      expect(isMenuOpen()).toBe(false);
    },
  );

  it('N1 MENU names the list that it opens, which is no ARIA menu', () => {
    setUp();
    const lists = screen.getAllByRole('list').map(({ id }) => id);
    expect(lists).toContain(menuButton().getAttribute('popovertarget'));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it.each(['{Enter}', ' '])('N2 the key "%s" opens and closes it', async (key) => {
    const { user } = setUp();
    menuButton().focus();
    await user.keyboard(key);
    expect(isMenuOpen()).toBe(true);
    await user.keyboard(key);
    expect(isMenuOpen()).toBe(false);
  });

  it('N3 Escape closes it and returns the focus to MENU', async () => {
    const { user } = setUp();
    await user.click(menuButton());
    await user.tab();
    expect(link('HOME')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(isMenuOpen()).toBe(false);
    expect(menuButton()).toHaveFocus();
  });
});

it('has no violations, closed and open', async () => {
  const { user, container } = setUp();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(menuButton());
  expect(await axe(container)).toHaveNoViolations();
});
