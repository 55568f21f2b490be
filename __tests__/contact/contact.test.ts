import { formatPhone, obfuscateEmail, getTelephoneUrl } from '@/lib/contact/contact';

it('§1 an e-mail address is shown in words', () => {
  expect(obfuscateEmail('a.b@mail.scse.example')).toBe(
    'a [dot] b [at] mail [dot] scse [dot] example',
  );
});

it.each([
  ['+91 (522) 000-0001', 'tel:+915220000001'],
  ['05220000001', 'tel:05220000001'],
])('§7 the phone number %s is called at %s', (phone, url) => {
  expect(getTelephoneUrl(phone)).toBe(url);
});

it.each([
  ['+919876543210', '+91 98765 43210'],
  ['+91 9876543210', '+91 98765 43210'],
  ['+915220000001', '+91 522 000 0001'],
  ['+91-98765-43210', '+91-98765-43210'],
  ['+14155550123', '+14155550123'],
])('the phone number %s is shown as %s', (phone, text) => {
  expect(formatPhone(phone)).toBe(text);
});
