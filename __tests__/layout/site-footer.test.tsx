import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { SiteFooter } from '@/components/layout/site-footer';
import { getContent } from '@/lib/content/content';
import { en } from '@/lib/i18n/messages/en';

const { navigationLinks, site } = getContent('en');

const setUp = () => render(<SiteFooter messages={en} site={site} links={navigationLinks} />);
const footer = () => screen.getByRole('contentinfo');

/** The links of a list or navigation, by text and address. */
const linksIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('§1 shows the logo', () => {
  setUp();
  const sources = [...document.images].map((image) => image.getAttribute('src'));
  expect(sources).toEqual([`/assets/${site.logo}`]);
});

it("§1 shows the council's full name", () => {
  setUp();
  expect(screen.getByText(site.name)).toBeVisible();
});

it('§1 links to three social profiles', () => {
  setUp();
  const profiles = screen.getByRole('list', { name: en.footer.profiles });
  expect(linksIn(profiles)).toEqual(site.socialProfiles.map(({ name, url }) => [name, url]));
  expect(within(profiles).getAllByRole('link')).toHaveLength(3);
});

it('§1 shows what the council is for', () => {
  setUp();
  expect(
    screen.getByText('Promoting sports and education at the grassroots level since 2017.'),
  ).toBeVisible();
});

it('§1 has the Quick Links', () => {
  setUp();
  expect(linksIn(screen.getByRole('navigation', { name: en.footer.links }))).toEqual([
    ['Home', '/'],
    [en.about.title, '/about'],
    [en.gallery.title, '/gallery'],
    [en.records.title, '/student-records'],
    [en.secretaries.title, '/district-secretaries'],
  ]);
});

describe('contact information', () => {
  it('§1 has its heading and the postal address', () => {
    setUp();
    expect(screen.getByRole('heading', { name: en.footer.contact })).toBeVisible();
    expect(screen.getByText(site.contact.address)).toBeVisible();
  });

  it('§7 the phone number is a tel link', () => {
    setUp();
    const number = site.contact.phone.replaceAll(' ', '');
    expect(screen.getByRole('link', { name: site.contact.phone })).toHaveAttribute(
      'href',
      `tel:${number}`,
    );
  });

  it('§1 the e-mail address is shown in an obfuscated form', () => {
    setUp();
    expect(screen.getByText(/^\w+ \[at\] \w+( \[dot\] \w+)+$/)).toBeVisible();
  });

  it('§1 the e-mail address does not stand in the footer as plain text', () => {
    setUp();
    expect(footer().innerHTML).not.toContain(site.contact.email);
    expect(footer().innerHTML).not.toContain('mailto:');
  });
});

it('§1 §9 shows the copyright of 2025', () => {
  setUp();
  expect(screen.getByText(`Copyright © 2025 ${site.name} | All Rights Reserved`)).toBeVisible();
});

it('§1 credits the developer with a link to the profile', () => {
  setUp();
  expect(screen.getByRole('link', { name: site.developer.name })).toHaveAttribute(
    'href',
    site.developer.url,
  );
});

it('has no violations', async () => {
  const { container } = setUp();
  expect(await axe(container)).toHaveNoViolations();
});
