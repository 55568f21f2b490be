import { render, screen } from '@testing-library/react';
import { SecretaryCard } from '@/components/districts/secretary-card';
import { en } from '@/lib/i18n/messages/en';
import { readLinks } from '@/__tests__/support/read-texts';

const secretary = {
  name: 'Asha Verma',
  district: 'Agra',
  designation: 'District Secretary',
  email: 'agra@scse.example',
  phone: '+91 562 000 0001',
};

const renderCard = (photo_url?: string) =>
  render(
    <SecretaryCard
      language="en"
      messages={en.secretaries.directory}
      secretary={{ ...secretary, photo_url }}
    />,
  );

it('§2 §8 without a photo it shows "Photo Coming Soon"; and name, district, role and links', () => {
  const { container } = renderCard();
  for (const text of ['Photo Coming Soon', 'Asha Verma', 'Agra', 'District Secretary']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(readLinks(container)).toEqual([
    ['agra@scse.example', 'mailto:agra@scse.example'],
    ['+91 562 000 0001', 'tel:+915620000001'],
  ]);
});

it('§2 with a photo it shows the photo instead', () => {
  renderCard('/assets/secretaries/asha.jpg');
  const photo = screen.getByRole('img', { name: /Asha Verma/ });
  expect(photo).toHaveAttribute('src', '/assets/secretaries/asha.jpg');
  expect(screen.queryByText('Photo Coming Soon')).not.toBeInTheDocument();
});
