import { getOtherLanguages, localizePath } from '@/lib/i18n/language';
import { ROUTE_PATHS } from '@/lib/routes';
import { fileOfRoute, plainBuild, readText } from '../hosts/builds';

const TITLES_FONT = /<link rel="preload"[^>]*headings[^>]*as="font"/;

const OPENED_BY_A_PICTURE = ['/', '/gallery'];

// English has one font for all.
describe.each(getOtherLanguages('en'))('%s', (language) => {
  it.each(ROUTE_PATHS)(
    'the titles of %s come after the picture that opens it, or with it',
    (route) => {
      const html = readText(plainBuild, fileOfRoute(localizePath(route, language)));
      expect(TITLES_FONT.test(html)).toBe(!OPENED_BY_A_PICTURE.includes(route));
    },
  );
});

it('no page in English has a font of titles', () => {
  for (const route of ROUTE_PATHS) {
    expect(readText(plainBuild, fileOfRoute(route))).not.toMatch(TITLES_FONT);
  }
});
