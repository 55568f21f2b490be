import { getOtherLanguages, localizePath } from '@/lib/i18n/language';
import { ROUTE_PATHS } from '@/lib/routes';
import { fileOfRoute, plainBuild, readText } from '../hosts/builds';

const TITLES_FONT = /<link rel="preload"[^>]*headings[^>]*as="font"/;

const OPENED_BY_A_PICTURE = ['/', '/gallery'];

// English has one font for all.
it('the titles of other languages come after the picture that opens a page, or with it', () => {
  for (const language of getOtherLanguages('en')) {
    for (const route of ROUTE_PATHS) {
      const file = fileOfRoute(localizePath(route, language));
      const isWithPage = TITLES_FONT.test(readText(plainBuild, file));
      expect([file, isWithPage]).toEqual([file, !OPENED_BY_A_PICTURE.includes(route)]);
    }
  }
});

it('no page in English has a font of titles', () => {
  for (const route of ROUTE_PATHS) {
    expect(readText(plainBuild, fileOfRoute(route))).not.toMatch(TITLES_FONT);
  }
});
