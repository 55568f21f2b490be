import { render, screen, within } from '@testing-library/react';
import { SiteHeader } from '@/components/layout/site-header';
import { getContent } from '@/lib/content/content';
import { en } from '@/lib/i18n/messages/en';
import { readLinks, readTexts } from '@/__tests__/support/read-texts';

const { navigationDistricts, navigationLinks, site } = getContent('en');

function setUp(currentPath?: string): void {
  render(
    <SiteHeader
      messages={en}
      site={site}
      links={navigationLinks}
      districts={navigationDistricts}
      currentPath={currentPath}
    />,
  );
}

/** The links that a button of the navigation opens. */
function listLinks(button: string) {
  const navigation = screen.getByRole('navigation', { name: en.header.navigation });
  const opener = within(navigation).getByRole('button', { name: button });
  const list = document.getElementById(opener.getAttribute('popovertarget') ?? '');
  return readLinks(list ?? document.createElement('ul'));
}

it('§2 §7 The main logo, with the acronym, links home; the affiliations have named logos', () => {
  setUp();
  const home = screen.getByRole('link', { name: new RegExp(site.brand) });
  expect(home).toHaveAttribute('href', '/');
  const list = screen.getByRole('list', { name: en.header.affiliations });
  const shown = [home, list].flatMap((part) => [...part.querySelectorAll('img')]);
  const logos = [{ name: '', logo: site.logo }, ...site.affiliations];
  expect(shown.map((logo) => [logo.alt, logo.getAttribute('src')])).toEqual(
    logos.map(({ name, logo }) => [name, logo]),
  );
});

it('§2 N1 MENU opens the five links; the dropdown has the eight districts, then View More', () => {
  setUp();
  const links = navigationLinks.map(({ label, href }) => [label, href]);
  expect(listLinks(en.header.menu)).toEqual(expect.arrayContaining(links));
  expect(listLinks(en.header.districts)).toEqual([
    ...navigationDistricts.map(({ name }) => [name, `/district/${name.toLowerCase()}`]),
    ['View More →', '/district-secretaries'],
  ]);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it.each([
  { pathname: '/', current: ['HOME'] },
  { pathname: '/district-secretaries', current: ['DISTRICT SECRETARIES', 'View More →'] },
  { pathname: '/district/agra', current: ['Agra'] },
  { pathname: undefined, current: [] },
])('§2 N6 At $pathname the links to the current page are $current', ({ pathname, current }) => {
  setUp(pathname);
  expect(readTexts(screen.queryAllByRole('link', { current: 'page' }))).toEqual(current);
});

it('§2 §5 The results panel of the search is never filled', () => {
  setUp();
  expect(screen.getByPlaceholderText(en.header.search.placeholder)).toBeInTheDocument();
  expect(screen.queryByText(/^Certificate:/)).not.toBeInTheDocument();
});
