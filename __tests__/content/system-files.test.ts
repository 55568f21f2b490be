import { isSystemFile } from '@/lib/content/system-files';

it.each([
  ['.DS_Store', true],
  ['gallery/._image12.jpg', true],
  ['Thumbs.db', true],
  ['a/desktop.ini', true],
  ['a/Icon\r', true],
  ['~$records.xlsx', true],
  ['.well-known/security.txt', false],
  ['.nojekyll', false],
  ['gallery/image1.jpg', false],
  ['ads.txt', false],
])('%j was written by an operating system or a program: %s', (name, expected) => {
  expect(isSystemFile(name)).toBe(expected);
});
