import { translateContent } from '@/lib/content/schemas/language-text';

const days = [
  {
    id: 'sports-day',
    title: { en: 'Sports day', hi: 'खेल दिवस' },
    notes: [{ en: 'Bring water', hi: 'पानी साथ लाएँ' }, { en: 'Free entry' }],
    order: 1,
  },
];

it('each text is handed out in the language, and in English where it was never written in it', () => {
  const plain = { id: 'sports-day', order: 1 };
  expect(translateContent(days, 'en')).toEqual([
    { ...plain, title: 'Sports day', notes: ['Bring water', 'Free entry'] },
  ]);
  expect(translateContent(days, 'hi')).toEqual([
    { ...plain, title: 'खेल दिवस', notes: ['पानी साथ लाएँ', 'Free entry'] },
  ]);
});

it('each text may be changed on its way, whatever its kind', () => {
  const shout = (text: string) => text.toUpperCase();
  expect(translateContent({ id: 'a', title: { en: 'Rest' } }, 'hi', shout)).toEqual({
    id: 'A',
    title: 'REST',
  });
});
