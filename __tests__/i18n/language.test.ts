import { LANGUAGES, getLanguage, getOtherLanguages, localizePath } from '@/lib/i18n/language';

it.each([
  ['/', '/hi'],
  ['/about', '/hi/about'],
  ['/gallery#news', '/hi/gallery#news'],
  ['/district/lucknow', '/hi/district/lucknow'],
  ['/hippodrome', '/hi/hippodrome'],
])('the translations of a page are %s and %s', (english, hindi) => {
  for (const path of [english, hindi]) {
    expect([localizePath(path, 'en'), localizePath(path, 'hi')]).toEqual([english, hindi]);
  }
  expect([getLanguage(english), getLanguage(hindi)]).toEqual(['en', 'hi']);
});

it.each(LANGUAGES)('the other languages of %s are all but itself', (language) => {
  expect([language, ...getOtherLanguages(language)].sort()).toEqual([...LANGUAGES].sort());
});
