import { translateContent } from '@/lib/content/schemas/language-text';

const day = {
  id: 'sports-day',
  title: { en: 'Sports day', hi: 'खेल दिवस' },
  notes: [{ en: 'Bring water', hi: 'पानी साथ लाएँ' }, { en: 'Free entry' }],
  order: 1,
};

it.each([
  ['en', 'Sports day', ['Bring water', 'Free entry']],
  ['hi', 'खेल दिवस', ['पानी साथ लाएँ', 'Free entry']],
] as const)('each text is in the language %s, or in English without a translation', (...row) => {
  const [language, title, notes] = row;
  expect(translateContent([day], language)).toEqual([{ id: 'sports-day', order: 1, title, notes }]);
});
