import { render, screen } from '@testing-library/react';
import { SiteFooter } from '@/components/layout/site-footer';
import { getContent } from '@/lib/content/content';
import { en } from '@/lib/i18n/messages/en';

const { navigationLinks, site } = getContent('en');

it('Without pages of staff the footer has no line for them', () => {
  render(<SiteFooter messages={en} site={site} links={navigationLinks} pages={[]} />);
  expect(screen.getAllByRole('navigation')).toHaveLength(1);
});
