import { render } from '@testing-library/react';
import { EmailAddress } from '@/components/ui/email-address';

it('A line may break after the @ and each dot of an e-mail address, and nowhere else', () => {
  const { container } = render(<EmailAddress language="en">a.b@scse.example</EmailAddress>);
  expect(container.innerHTML).toBe('<span>a.<wbr>b@<wbr>scse.<wbr>example</span>');
});

it('An e-mail address in Hindi text is marked as English', () => {
  const { container } = render(<EmailAddress language="hi">a@scse.example</EmailAddress>);
  expect(container.firstElementChild?.getAttribute('lang')).toBe('en');
});
