/** The five routes of spec §2, which tests and the bench go through. */
export const SCREENS = [
  '/',
  '/about',
  '/gallery',
  '/student-records',
  '/district-secretaries',
] as const;
