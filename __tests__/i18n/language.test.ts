import { LANGUAGES, getLanguage, getOtherLanguages, localizePath } from '@/lib/i18n/language';

it.each([
  ['/', '/hi'],
  ['/about', '/hi/about'],
  ['/gallery#news', '/hi/gallery#news'],
  ['/district/lucknow', '/hi/district/lucknow'],
  ['/hippodrome', '/hi/hippodrome'],
])('the translations are %s and %s', (english, hindi) => {
  expect(localizePath(english, 'hi')).toBe(hindi);
  expect(localizePath(hindi, 'hi')).toBe(hindi);
  expect(localizePath(hindi, 'en')).toBe(english);
  expect(localizePath(english, 'en')).toBe(english);
  expect([getLanguage(english), getLanguage(hindi)]).toEqual(['en', 'hi']);
});

it('each language has the others', () => {
  for (const language of LANGUAGES) {
    expect(getOtherLanguages(language)).not.toContain(language);
    expect([language, ...getOtherLanguages(language)].sort()).toEqual([...LANGUAGES].sort());
  }
});
