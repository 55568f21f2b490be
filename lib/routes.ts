export const STUDENT_RECORDS_PATH = '/student-records';
export const DISTRICT_SECRETARIES_PATH = '/district-secretaries';

/** The five screens that links may name (spec §2), in English; each has its twin in every other language. */
export const SCREEN_PATHS: readonly string[] = [
  ...['/', '/about', '/gallery'],
  STUDENT_RECORDS_PATH,
  DISTRICT_SECRETARIES_PATH,
];
