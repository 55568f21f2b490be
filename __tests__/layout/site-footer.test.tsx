import { render, screen } from '@testing-library/react';
import { SiteFooter } from '@/components/layout/site-footer';
import { getContent } from '@/lib/content/content';
import { en } from '@/lib/i18n/messages/en';
import { readLinks } from '@/__tests__/support/read-texts';

const { navigationLinks, site } = getContent('en');

beforeEach(() => {
  render(<SiteFooter messages={en} site={site} links={navigationLinks} />);
});

it('§1 shows the logo, the full name and what the council does', () => {
  const sources = [...document.images].map((image) => image.getAttribute('src'));
  expect(sources).toEqual([`/assets/${site.logo}`]);
  expect(screen.getByText(site.name)).toBeVisible();
  const mission = 'Promoting sports and education at the grassroots level since 2017.';
  expect(screen.getByText(mission)).toBeVisible();
});

it('§1 links to three social profiles and to the developer', () => {
  const profiles = readLinks(screen.getByRole('list', { name: en.footer.profiles }));
  expect(profiles).toHaveLength(3);
  expect(profiles).toEqual(site.socialProfiles.map(({ name, url }) => [name, url]));
  const developer = screen.getByRole('link', { name: site.developer.name });
  expect(developer).toHaveAttribute('href', site.developer.url);
});

it('§1 has the Quick Links', () => {
  expect(readLinks(screen.getByRole('navigation', { name: en.footer.links }))).toEqual(
    navigationLinks.map(({ footerLabel, href }) => [footerLabel, href]),
  );
});

it('§1 §7 Contact Information shows the postal address, and the phone number as a tel link', () => {
  expect(screen.getByRole('heading', { name: en.footer.contact })).toBeVisible();
  expect(screen.getByText(site.contact.address)).toBeVisible();
  const phone = screen.getByRole('link', { name: site.contact.phone });
  expect(phone).toHaveAttribute('href', `tel:${site.contact.phone.replaceAll(' ', '')}`);
});

it('§1 shows the e-mail address only in an obfuscated form', () => {
  expect(screen.getByText(/^\w+ \[at\] \w+( \[dot\] \w+)+$/)).toBeVisible();
  const html = screen.getByRole('contentinfo').innerHTML;
  expect(html).not.toContain(site.contact.email);
  expect(html).not.toContain('mailto:');
});

it('§1 §9 shows the copyright of 2025', () => {
  expect(screen.getByText(`Copyright © 2025 ${site.name} | All Rights Reserved`)).toBeVisible();
});
