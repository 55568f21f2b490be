import { splitByScript } from '@/lib/i18n/latin-parts';

const latinIn = (text: string) =>
  splitByScript(text)
    .filter(({ isLatin }) => isLatin)
    .map((part) => part.text);

it.each([
  ['CSV फाइल डाउनलोड करें', ['CSV']],
  ['24वें SCSE राष्ट्रीय खेल', ['SCSE']],
  ['Asha Verma की तस्वीर', ['Asha Verma']],
  ['2017 से खेल', []],
  ['Asha Verma', ['Asha Verma']],
  ['24th national games', ['24th national games']],
  ['75+', []],
])('of "%s" the parts in Latin letters are told', (text, latin) => {
  expect(latinIn(text)).toEqual(latin);
});

it('the parts make up the text', () => {
  const text = 'खेल: 4x100 मीटर रिले, SCSE & friends, लखनऊ';
  expect(
    splitByScript(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
