import { getLanguageOfPath, getOtherLanguages, localizePath } from '@/lib/i18n/language';

it.each([
  ['/', '/hi'],
  ['/gallery#news', '/hi/gallery#news'],
  ['/hippodrome', '/hi/hippodrome'],
])('A page is at %s in English and at %s in Hindi', (english, hindi) => {
  for (const path of [english, hindi]) {
    expect([localizePath(path, 'en'), localizePath(path, 'hi')]).toEqual([english, hindi]);
  }
  expect([getLanguageOfPath(english), getLanguageOfPath(hindi)]).toEqual(['en', 'hi']);
  expect(getOtherLanguages('hi')).toEqual(['en']);
});
