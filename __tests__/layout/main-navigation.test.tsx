import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { usePathname } from 'next/navigation';
import { MainNavigation } from '@/components/layout/main-navigation';
import { getContent } from '@/lib/content/content';
import { ROUTES } from '@/lib/routes';
import { en } from '@/lib/i18n/messages/en';

const { navigationDistricts, navigationLinks } = getContent('en');

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

const menuButton = () => screen.getByRole('button', { name: en.header.menu });
const link = (name: string) => screen.getByRole('link', { name });

function setUp(pathname = '/') {
  jest.mocked(usePathname).mockReturnValue(pathname);
  return render(
    <MainNavigation
      messages={en}
      links={navigationLinks}
      dropdownHref={ROUTES.districtSecretaries.path}
      districts={navigationDistricts}
    />,
  );
}

describe('links', () => {
  it('N1 the navigation is named', () => {
    setUp();
    expect(screen.getByRole('navigation', { name: en.header.navigation })).toContainElement(
      link('HOME'),
    );
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

it('N1 MENU names the list that it opens, which is no ARIA menu', () => {
  setUp();
  const lists = screen.getAllByRole('list').map(({ id }) => id);
  expect(lists).toContain(menuButton().getAttribute('popovertarget'));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('has no violations', async () => {
  const { container } = setUp();
  expect(await axe(container)).toHaveNoViolations();
});
