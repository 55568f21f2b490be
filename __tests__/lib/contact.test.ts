/** @jest-environment node */
import { obfuscateEmail, telephoneUrl } from '@/lib/contact';

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
  expect(telephoneUrl(phone)).toBe(url);
});
