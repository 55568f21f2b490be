import { pluralize, interpolate } from '@/lib/i18n/interpolate';
import { en } from '@/lib/i18n/messages/en';
import { hi } from '@/lib/i18n/messages/hi';

it('A message gets its values, in any order and with any characters, and is refused if one is missing', () => {
  expect(interpolate('{count} में से {number}', { number: 3, count: 45 })).toBe('45 में से 3');
  expect(interpolate('Image: {description}', { description: '$& {x}' })).toBe('Image: $& {x}');
  const problem = 'No value for {pages} in "Page {number} of {pages}"';
  expect(() => interpolate('Page {number} of {pages}', { number: 1 })).toThrow(problem);
});

it.each([
  [en.secretaries.directory.secretaryCount, ['0 secretaries', '1 secretary', '4 secretaries']],
  [hi.secretaries.directory.districtCount, ['कोई जिला नहीं मिला', '1 जिला', '4 जिले']],
])('%j counts 0, 1 and 4 as %j', (forms, texts) => {
  expect([0, 1, 4].map((count) => pluralize(forms, count))).toEqual(texts);
});
