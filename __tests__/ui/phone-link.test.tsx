import { render, screen } from '@testing-library/react';
import { PhoneLink } from '@/components/ui/phone-link';

it.each([
  ['+91 (522) 000-0001', 'tel:+915220000001'],
  ['05220000001', 'tel:05220000001'],
])('§7 The phone number %s is called at %s', (phone, url) => {
  render(<PhoneLink className="">{phone}</PhoneLink>);
  expect(screen.getByRole('link', { name: phone })).toHaveAttribute('href', url);
});
