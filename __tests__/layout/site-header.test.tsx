import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { usePathname } from 'next/navigation';
import { SiteHeader } from '@/components/layout/site-header';
import { getContent } from '@/lib/content/content';
import { ROUTES } from '@/lib/routes';
import { en } from '@/lib/i18n/messages/en';

const { navigationDistricts, navigationLinks, site } = getContent('en');

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

function setUp() {
  jest.mocked(usePathname).mockReturnValue('/');
  return render(
    <SiteHeader
      messages={en}
      site={site}
      links={navigationLinks}
      dropdownHref={ROUTES.districtSecretaries.path}
      districts={navigationDistricts}
    />,
  );
}

it('§2 the logo with the acronym links to the home page', () => {
  setUp();
  const link = screen.getByRole('link', { name: new RegExp(site.brand) });
  expect(link).toHaveAttribute('href', '/');
});

it('§7 the main logo comes from the assets base', () => {
  setUp();
  const sources = [...document.images].map((image) => image.getAttribute('src'));
  expect(sources).toContain(`/assets/${site.logo}`);
});

it('§2 the four affiliations are shown as logos with their names', () => {
  setUp();
  const logos = within(screen.getByRole('list', { name: en.header.affiliations })).getAllByRole(
    'img',
  );
  expect(logos.map((logo) => [logo.getAttribute('alt'), logo.getAttribute('src')])).toEqual(
    site.affiliations.map(({ name, logo }) => [name, `/assets/${logo}`]),
  );
});

it('§2 the results panel of the search is never filled', async () => {
  const user = userEvent.setup();
  setUp();
  await user.type(screen.getByPlaceholderText(en.header.search.placeholder), 'a');
  expect(screen.queryByText(/^Certificate:/)).not.toBeInTheDocument();
});

it('has no violations', async () => {
  const { container } = setUp();
  expect(await axe(container)).toHaveNoViolations();
});
