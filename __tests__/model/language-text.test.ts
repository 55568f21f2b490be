import { fillPlaceholders, translateContent } from '@/lib/model/language-text';

it('A text is that of the language or else the English one, and other values stay as they are', () => {
  const content = { title: { en: 'Sports', hi: 'खेल' }, list: [{ en: 'News' }, 'a'], year: 2017 };
  const toCapitals = (text: string) => text.toUpperCase();
  expect(translateContent({ ...content, none: null }, 'hi', toCapitals)).toEqual({
    title: 'खेल',
    list: ['NEWS', 'A'],
    year: 2017,
    none: null,
  });
});

it('Each placeholder is filled in, literally', () => {
  const site = { brand: '$& Council', establishedYear: 2017 };
  expect(fillPlaceholders('{brand}, {year}: {brand}', site)).toBe('$& Council, 2017: $& Council');
});
