import { pluralize, interpolate } from '@/lib/i18n/interpolate';
import { en } from '@/lib/i18n/messages/en';
import { hi } from '@/lib/i18n/messages/hi';

it('each place of a message gets its value, wherever its language has it', () => {
  expect(interpolate('{count} में से {number}', { number: 3, count: 45 })).toBe('45 में से 3');
});

it('a message with a place that has no value fails instead of printing "undefined"', () => {
  expect(() => interpolate('Page {number} of {pages}', { number: 1 })).toThrow(
    'No value for {pages} in "Page {number} of {pages}"',
  );
});

it('a value may have signs that replacing gives a meaning to', () => {
  expect(interpolate('Image: {description}', { description: '$& {x}' })).toBe('Image: $& {x}');
});

it.each([
  [0, 'कोई जिला नहीं मिला'],
  [1, '1 जिला'],
  [2, '2 जिले'],
  [75, '75 जिले'],
])('%d districts are "%s" in Hindi', (count, phrase) => {
  expect(pluralize(hi.secretaries.directory.districtCount, count)).toBe(phrase);
});

it.each([
  [0, 'कोई तस्वीर नहीं'],
  [1, '1 तस्वीर'],
  [13, '13 तस्वीरें'],
])('%d images are "%s" in Hindi', (count, phrase) => {
  expect(pluralize(hi.gallery.count, count)).toBe(phrase);
});

it.each([
  [0, '0 images', '0 districts', '0 secretaries'],
  [1, '1 image', '1 district', '1 secretary'],
  [4, '4 images', '4 districts', '4 secretaries'],
])('%d is counted in English: "%s", "%s", "%s"', (count, ...phrases) => {
  const { directory } = en.secretaries;
  const texts = [en.gallery.count, directory.districtCount, directory.secretaryCount];
  expect(texts.map((text) => pluralize(text, count))).toEqual(phrases);
});
