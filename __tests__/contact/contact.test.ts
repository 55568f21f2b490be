import { obfuscateEmail } from '@/lib/contact/contact';

it('§1 An e-mail address is shown in words', () => {
  expect(obfuscateEmail('a.b@mail.scse.example')).toBe(
    'a [dot] b [at] mail [dot] scse [dot] example',
  );
});
