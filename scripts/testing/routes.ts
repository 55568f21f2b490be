import { LANGUAGES, pathIn } from '@/lib/i18n/language';

/** The five routes of spec §2, which tests and the bench go through. */
export const SCREENS = [
  '/',
  '/about',
  '/gallery',
  '/student-records',
  '/district-secretaries',
] as const;

/** The same in each language. Other pages are views of one of them. */
export const ALL_SCREENS = LANGUAGES.flatMap((language) =>
  SCREENS.map((route) => pathIn(route, language)),
);
