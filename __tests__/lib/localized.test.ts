import { inLanguage, localized, sourceOf, type Source } from '@/lib/localized';

interface Day {
  id: string;
  title: string;
  notes: string[];
  order: number;
}

const source: Source<Day[]> = [
  {
    id: 'sports-day',
    title: { en: 'Sports day', hi: 'खेल दिवस' },
    notes: [{ en: 'Bring water', hi: 'पानी साथ लाएँ' }, 'Free entry'],
    order: 1,
  },
  { id: 'rest-day', title: { en: 'Rest day' }, notes: [], order: 2 },
];

it('content is English to who does not ask for another language', () => {
  expect(localized<Day[]>(source)).toEqual([
    { id: 'sports-day', title: 'Sports day', notes: ['Bring water', 'Free entry'], order: 1 },
    { id: 'rest-day', title: 'Rest day', notes: [], order: 2 },
  ]);
});

it('its Hindi comes out where it has one, and the English stands in for the rest', () => {
  expect(inLanguage(localized<Day[]>(source), 'hi')).toEqual([
    { id: 'sports-day', title: 'खेल दिवस', notes: ['पानी साथ लाएँ', 'Free entry'], order: 1 },
    { id: 'rest-day', title: 'Rest day', notes: [], order: 2 },
  ]);
});

it('the English stands in for Hindi that is blank', () => {
  const days = localized<{ title: string }[]>([{ title: { en: 'Rest day', hi: ' ' } }]);
  expect(inLanguage(days, 'hi')).toEqual([{ title: 'Rest day' }]);
});

it('content in English alone is the same in each language', () => {
  const plain = [{ title: 'Sports day' }];
  expect(inLanguage(plain, 'hi')).toEqual(plain);
  expect(inLanguage(plain, 'en')).toBe(plain);
});

it('a text that was changed after it was written has no translation', () => {
  const days = localized<Day[]>(source);
  const [first] = days;
  if (first) first.title = 'Another day';
  expect(inLanguage(days, 'hi')[0]?.title).toBe('Another day');
});

it('an entry that was added to the English content stays in each language', () => {
  const days = localized<Day[]>(source);
  days.push({ id: 'new', title: 'New', notes: [], order: 3 });
  expect(inLanguage(days, 'hi')).toHaveLength(3);
});

it('what is meant as a text in two languages and is none stays, for the check to find', () => {
  const broken = [{ title: { en: 'Sports day', hindi: 'खेल दिवस' } }];
  expect(localized(broken as unknown as Source<{ title: string }[]>)).toEqual(broken);
});

it('holes of a list stay, for the check to find', () => {
  const list = localized<string[]>(['one', undefined as unknown as string]);
  expect(list).toEqual(['one', undefined]);
});

it('what content was made from does not show among its fields', () => {
  const days = localized<Day[]>(source);
  expect(Object.keys(days)).toEqual(['0', '1']);
  expect(sourceOf(days)).toBe(source);
});
