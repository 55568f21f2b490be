import { content } from '@/__tests__/support/content';
import { findAddressProblem } from '@/editor/records/codes/site-address';

it.each(['https://council.example.in', 'https://council.example.in/sports'])(
  'Codes can be made for a site at %s',
  (address) => {
    expect(findAddressProblem(address, content)).toBeUndefined();
  },
);

it.each([
  ['council.example.in', 'begins with https://'],
  ['http://council.example.in', 'begins with https://'],
  ['https://', 'begins with https://'],
  ['https://council.example.in/certificates', 'of one page'],
  ['https://council.example.in/sports/hi/gallery', 'of one page'],
  ['https://council.example.in/admin', 'of one page'],
  ['https://council.example.in/index.html', 'of one page'],
  ['https://council.example.in/?from=mail', 'of one page'],
])('Codes are not made for %s, which is no address of the site', (address, problem) => {
  expect(findAddressProblem(address, content)).toContain(problem);
});
