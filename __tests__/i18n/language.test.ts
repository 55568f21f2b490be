import { LANGUAGES, languageOf, otherLanguages, pathIn } from '@/lib/i18n/language';

it.each([
  ['/', '/hi'],
  ['/about', '/hi/about'],
  ['/gallery#news', '/hi/gallery#news'],
  ['/district/lucknow', '/hi/district/lucknow'],
  ['/hippodrome', '/hi/hippodrome'],
])('the twins are %s and %s', (english, hindi) => {
  expect(pathIn(english, 'hi')).toBe(hindi);
  expect(pathIn(hindi, 'hi')).toBe(hindi);
  expect(pathIn(hindi, 'en')).toBe(english);
  expect(pathIn(english, 'en')).toBe(english);
  expect([languageOf(english), languageOf(hindi)]).toEqual(['en', 'hi']);
});

it('each language has the others', () => {
  for (const language of LANGUAGES) {
    expect(otherLanguages(language)).not.toContain(language);
    expect([language, ...otherLanguages(language)].sort()).toEqual([...LANGUAGES].sort());
  }
});
