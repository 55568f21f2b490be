import { obfuscateEmail, getTelephoneUrl } from '@/lib/contact/contact';

it('§1 An e-mail address is shown in words', () => {
  expect(obfuscateEmail('a.b@mail.scse.example')).toBe(
    'a [dot] b [at] mail [dot] scse [dot] example',
  );
});

it.each([
  ['+91 (522) 000-0001', 'tel:+915220000001'],
  ['05220000001', 'tel:05220000001'],
])('§7 The phone number %s is called at %s', (phone, url) => {
  expect(getTelephoneUrl(phone)).toBe(url);
});
