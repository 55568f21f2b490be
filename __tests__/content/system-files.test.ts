import { isSystemFile } from '@/lib/content/system-files';

it.each([
  '.DS_Store',
  'gallery/._image12.jpg',
  'Thumbs.db',
  'a/desktop.ini',
  'a/Icon\r',
  '~$records.xlsx',
])('%s is of a system', (name) => {
  expect(isSystemFile(name)).toBe(true);
});

it.each(['.well-known/security.txt', '.nojekyll', 'gallery/image1.jpg', 'ads.txt'])(
  "%s is a person's",
  (name) => {
    expect(isSystemFile(name)).toBe(false);
  },
);
