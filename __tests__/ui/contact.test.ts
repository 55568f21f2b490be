import { formatPhone, obfuscateEmail, getTelephoneUrl } from '@/lib/ui/contact';

it('§1 the obfuscated e-mail address can still be read', () => {
  expect(obfuscateEmail('info@scse.example')).toBe('info [at] scse [dot] example');
});

it('§1 every dot of the e-mail address is obfuscated', () => {
  expect(obfuscateEmail('a.b@mail.scse.example')).toBe(
    'a [dot] b [at] mail [dot] scse [dot] example',
  );
});

it.each([
  { phone: '+91 522 000 0001', url: 'tel:+915220000001' },
  { phone: '+91 (522) 000-0001', url: 'tel:+915220000001' },
  { phone: '05220000001', url: 'tel:05220000001' },
])('§7 the phone number $phone is called at $url', ({ phone, url }) => {
  expect(getTelephoneUrl(phone)).toBe(url);
});

it.each([
  { phone: '+919876543210', text: '+91 98765 43210' },
  { phone: '+91 9876543210', text: '+91 98765 43210' },
  { phone: '+915220000001', text: '+91 522 000 0001' },
  { phone: '+91 522 000 0001', text: '+91 522 000 0001' },
  { phone: '+91 98765 43210', text: '+91 98765 43210' },
  { phone: '+14155550123', text: '+14155550123' },
])('the phone number $phone reads $text', ({ phone, text }) => {
  expect(formatPhone(phone)).toBe(text);
});
