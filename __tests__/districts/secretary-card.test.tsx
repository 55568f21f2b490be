import { render, screen } from '@testing-library/react';
import { SecretaryCard } from '@/components/districts/secretary-card';
import { en } from '@/lib/i18n/messages/en';

const messages = en.secretaries.directory;

function renderCard(photo_url?: string): void {
  const secretary = {
    name: 'Asha Verma',
    district: 'Agra',
    designation: 'District Secretary',
    email: 'agra@scse.example',
    phone: '+91 562 000 0001',
    photo_url,
  };
  render(<SecretaryCard language="en" messages={messages} secretary={secretary} />);
}

it('§2 shows name, district, designation, a mailto link and a tel link', () => {
  renderCard();
  for (const text of ['Asha Verma', 'Agra', 'District Secretary']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  const [email, phone] = screen.getAllByRole('link');
  expect(email).toHaveTextContent(/^agra@scse\.example$/);
  expect(email).toHaveAttribute('href', 'mailto:agra@scse.example');
  expect(phone).toHaveTextContent('+91 562 000 0001');
  expect(phone).toHaveAttribute('href', 'tel:+915620000001');
});

it('§8 without a photo it shows "Photo Coming Soon"', () => {
  renderCard();
  expect(screen.getByText('Photo Coming Soon')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('§2 with a photo it shows the photo instead', () => {
  renderCard('/assets/secretaries/asha.jpg');
  const photo = screen.getByRole('img', { name: /Asha Verma/ });
  expect(photo).toHaveAttribute('src', '/assets/secretaries/asha.jpg');
  expect(screen.queryByText(messages.noPhoto)).not.toBeInTheDocument();
});
