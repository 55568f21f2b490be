import { splitByScript } from '@/lib/i18n/latin-parts';

it.each([
  ['CSV फाइल डाउनलोड करें', ['CSV']],
  ['24वें SCSE राष्ट्रीय खेल', ['SCSE']],
  ['Asha Verma की तस्वीर', ['Asha Verma']],
  ['2017 से खेल', []],
  ['Asha Verma', ['Asha Verma']],
  ['24th national games', ['24th national games']],
  ['75+', []],
  ['खेल: 4x100 मीटर रिले, SCSE & friends, लखनऊ', ['4x100', 'SCSE & friends']],
])('in "%s" the parts in Latin letters are %j', (text, latin) => {
  const parts = splitByScript(text);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.filter(({ isLatin }) => isLatin).map((part) => part.text)).toEqual(latin);
});
