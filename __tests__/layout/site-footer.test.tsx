import { cleanup, render, screen } from '@testing-library/react';
import { SiteFooter } from '@/components/layout/site-footer';
import { getContent } from '@/lib/content/content';
import { en } from '@/lib/i18n/messages/en';
import { readLinks } from '@/__tests__/support/read-texts';

const { navigationLinks, site } = getContent('en');

const pages = [{ title: 'Privacy', href: '/privacy' }];

beforeEach(() => {
  render(<SiteFooter messages={en} site={site} links={navigationLinks} pages={pages} />);
});

it('The footer links to the pages of staff in a line of their own, which is missing without such pages', () => {
  const line = screen.getByRole('navigation', { name: en.footer.pages });
  expect(readLinks(line)).toEqual([['Privacy', '/privacy']]);
  cleanup();
  render(<SiteFooter messages={en} site={site} links={navigationLinks} pages={[]} />);
  expect(screen.getAllByRole('navigation')).toHaveLength(1);
});

it('§1 §9 The footer shows the logo, the full name, what the council does, and the copyright of 2025', () => {
  const sources = [...document.images].map((image) => image.getAttribute('src'));
  expect(sources).toEqual([site.logo]);
  for (const text of [
    site.name,
    'Promoting sports and education at the grassroots level since 2017.',
    `Copyright © 2025 ${site.name} | All Rights Reserved`,
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
});

it('§1 The footer has the Quick Links, and links to three social profiles and to the developer', () => {
  expect(readLinks(screen.getByRole('navigation', { name: en.footer.links }))).toEqual(
    navigationLinks.map(({ footerLabel, href }) => [footerLabel, href]),
  );
  const profiles = readLinks(screen.getByRole('list', { name: en.footer.profiles }));
  expect(profiles).toHaveLength(3);
  expect(profiles).toEqual(site.socialProfiles.map(({ name, url }) => [name, url]));
  const developer = screen.getByRole('link', { name: site.developer.name });
  expect(developer).toHaveAttribute('href', site.developer.url);
});

it('§1 §7 Contact Information shows address, phone, and the e-mail address obfuscated', () => {
  const { address, phone, email } = site.contact;
  expect(screen.getByRole('heading', { name: en.footer.contact })).toBeVisible();
  expect(screen.getByText(address)).toBeVisible();
  const link = screen.getByRole('link', { name: phone });
  expect(link).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`);
  expect(screen.getByText(/^\w+ \[at\] \w+( \[dot\] \w+)+$/)).toBeVisible();
  const html = screen.getByRole('contentinfo').innerHTML;
  expect(html).not.toContain(email);
  expect(html).not.toContain('mailto:');
});
