import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { usePathname } from 'next/navigation';
import { DistrictDropdown } from '@/components/layout/district-dropdown';
import { getContent } from '@/lib/content/content';
import { ROUTES } from '@/lib/routes';
import { en } from '@/lib/i18n/messages/en';

const { navigationDistricts } = getContent('en');

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

beforeEach(() => {
  jest.mocked(usePathname).mockReturnValue('/district/agra');
});

const button = () => screen.getByRole('button');
const link = (name: string) => screen.getByRole('link', { name });

const setUp = () =>
  render(
    <DistrictDropdown
      messages={en}
      label="DISTRICT SECRETARIES"
      href={ROUTES.districtSecretaries.path}
      districts={navigationDistricts}
    />,
  );

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
    [en.header.moreDistricts, '/district-secretaries'],
  ]);
});

it('N6 the district of the current page is marked', () => {
  setUp();
  expect(screen.getAllByRole('link', { current: 'page' })).toEqual([link('Agra')]);
});

it('N1 the button names the list that it opens, which is no ARIA menu', () => {
  setUp();
  expect(button()).toHaveAccessibleName(en.secretaries.directory.districts);
  expect(button()).toHaveAttribute('popovertarget', screen.getByRole('list').id);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('has no violations', async () => {
  const { container } = setUp();
  expect(await axe(container)).toHaveNoViolations();
});
