import { formatPhone, obfuscateEmail, getTelephoneUrl } from '@/lib/ui/contact';

it.each([
  ['info@scse.example', 'info [at] scse [dot] example'],
  ['a.b@mail.scse.example', 'a [dot] b [at] mail [dot] scse [dot] example'],
])('§1 the e-mail address %s is shown as "%s"', (address, text) => {
  expect(obfuscateEmail(address)).toBe(text);
});

it.each([
  ['+91 522 000 0001', 'tel:+915220000001'],
  ['+91 (522) 000-0001', 'tel:+915220000001'],
  ['05220000001', 'tel:05220000001'],
])('§7 the phone number %s is called at %s', (phone, url) => {
  expect(getTelephoneUrl(phone)).toBe(url);
});

it.each([
  ['+919876543210', '+91 98765 43210'],
  ['+91 9876543210', '+91 98765 43210'],
  ['+915220000001', '+91 522 000 0001'],
  ['+91 522 000 0001', '+91 522 000 0001'],
  ['+91 98765 43210', '+91 98765 43210'],
  ['+14155550123', '+14155550123'],
])('the phone number %s is shown as %s', (phone, text) => {
  expect(formatPhone(phone)).toBe(text);
});
