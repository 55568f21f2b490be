import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePathname } from 'next/navigation';
import { SiteHeader } from '@/components/layout/site-header';
import { getContent } from '@/lib/content/content';
import { ROUTES } from '@/lib/routes';
import { en } from '@/lib/i18n/messages/en';
import { readLinks, readTexts } from '@/__tests__/support/read-texts';

const { navigationDistricts, navigationLinks, site } = getContent('en');

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

function setUp(pathname = '/'): void {
  jest.mocked(usePathname).mockReturnValue(pathname);
  render(
    <SiteHeader
      messages={en}
      site={site}
      links={navigationLinks}
      dropdownHref={ROUTES.districtSecretaries.path}
      districts={navigationDistricts}
    />,
  );
}

/** The list that a button opens. */
function findList(button: string): HTMLElement {
  const id = screen.getByRole('button', { name: button }).getAttribute('popovertarget');
  const list = screen.getAllByRole('list').find((candidate) => candidate.id === id);
  if (!list) throw new Error(`"${button}" opens no list`);
  return list;
}

it('§2 §7 the main logo, with the acronym, links to the home page', () => {
  setUp();
  const link = screen.getByRole('link', { name: new RegExp(site.brand) });
  expect(link).toHaveAttribute('href', '/');
  expect(link.querySelector('img')).toHaveAttribute('src', `/assets/${site.logo}`);
});

it('§2 the four affiliations are shown as logos with their names', () => {
  setUp();
  const list = screen.getByRole('list', { name: en.header.affiliations });
  const logos = within(list).getAllByRole('img');
  expect(logos.map((logo) => [logo.getAttribute('alt'), logo.getAttribute('src')])).toEqual(
    site.affiliations.map(({ name, logo }) => [name, `/assets/${logo}`]),
  );
});

it('§2 N1 MENU opens the five links, in a named navigation without ARIA menus', () => {
  setUp();
  const navigation = screen.getByRole('navigation', { name: en.header.navigation });
  expect(navigation).toContainElement(findList(en.header.menu));
  const links = readLinks(findList(en.header.menu));
  expect(links).toEqual(
    expect.arrayContaining(navigationLinks.map(({ label, href }) => [label, href])),
  );
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('§2 N1 the dropdown has the eight districts in order, then View More', () => {
  setUp();
  expect(readLinks(findList(en.header.districts))).toEqual([
    ...navigationDistricts.map(({ name }) => [name, `/district/${name.toLowerCase()}`]),
    ['View More →', '/district-secretaries'],
  ]);
});

it.each([
  { pathname: '/', current: ['HOME'] },
  { pathname: '/about', current: ['ABOUT US'] },
  { pathname: '/gallery', current: ['GALLERY'] },
  { pathname: '/student-records', current: ['STUDENT RECORDS'] },
  { pathname: '/district-secretaries', current: ['DISTRICT SECRETARIES', 'View More →'] },
  { pathname: '/district/agra', current: ['Agra'] },
  { pathname: '/nowhere', current: [] },
])('§2 N6 at $pathname the links to the current page are $current', ({ pathname, current }) => {
  setUp(pathname);
  expect(readTexts(screen.queryAllByRole('link', { current: 'page' }))).toEqual(current);
});

it('§2 the results panel of the search is never filled', async () => {
  setUp();
  await userEvent.type(screen.getByPlaceholderText(en.header.search.placeholder), 'a');
  expect(screen.queryByText(/^Certificate:/)).not.toBeInTheDocument();
});
