import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { SecretaryCard } from '@/components/districts/secretary-card';
import type { DistrictSecretary } from '@/lib/content/schemas/district-secretary';
import { en } from '@/lib/i18n/messages/en';

const secretary: DistrictSecretary = {
  id: 'agra',
  name: 'Asha Verma',
  district: 'Agra',
  designation: 'District Secretary',
  email: 'agra@scse.example',
  phone: '+91 562 000 0001',
};
const pictured = { ...secretary, photo_url: '/assets/secretaries/asha.jpg' };

it.each(['Asha Verma', 'Agra', 'District Secretary'])('§2 shows "%s"', (text) => {
  render(<SecretaryCard language="en" messages={en.secretaries.directory} secretary={secretary} />);
  expect(screen.getByText(text)).toBeVisible();
});

it('§2 the e-mail address is a mailto link', () => {
  render(<SecretaryCard language="en" messages={en.secretaries.directory} secretary={secretary} />);
  const link = screen.getByRole('link', { name: /^agra@/ });
  expect(link).toHaveTextContent(/^agra@scse\.example$/);
  expect(link).toHaveAttribute('href', 'mailto:agra@scse.example');
});

it('§2 the phone number is a tel link', () => {
  render(<SecretaryCard language="en" messages={en.secretaries.directory} secretary={secretary} />);
  expect(screen.getByRole('link', { name: '+91 562 000 0001' })).toHaveAttribute(
    'href',
    'tel:+915620000001',
  );
});

it('§8 without a photo it reads "Photo Coming Soon"', () => {
  render(<SecretaryCard language="en" messages={en.secretaries.directory} secretary={secretary} />);
  expect(screen.getByText(en.secretaries.directory.noPhoto)).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('§2 with a photo it shows the photo instead', () => {
  render(<SecretaryCard language="en" messages={en.secretaries.directory} secretary={pictured} />);
  expect(screen.getByRole('img', { name: /Asha Verma/ })).toHaveAttribute(
    'src',
    '/assets/secretaries/asha.jpg',
  );
  expect(screen.queryByText(en.secretaries.directory.noPhoto)).not.toBeInTheDocument();
});

it('has no violations, with and without photo', async () => {
  // On its page the card stands below a heading of the second level.
  const { container } = render(
    <>
      <h2>Featured Secretaries</h2>
      <SecretaryCard language="en" messages={en.secretaries.directory} secretary={secretary} />
      <SecretaryCard language="en" messages={en.secretaries.directory} secretary={pictured} />
    </>,
  );
  expect(await axe(container)).toHaveNoViolations();
});
