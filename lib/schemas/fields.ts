import { z } from 'zod';

const trimmed = z
  .string()
  .refine((value) => value.trim() === value, 'starts or ends with white space');

/** A text with something in it and no stray white space around it. */
export const text = trimmed.min(1, 'is empty');

/** Whether a year, a month (1 to 12) and a day name a day that the calendar has. */
function isCalendarDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** `DD/MM/YYYY`, a day that exists (spec §3, Event). */
export const slashDate = z.string().refine((value) => {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(value) ?? [];
  return isCalendarDay(Number(year), Number(month), Number(day));
}, 'is not a date that exists, written DD/MM/YYYY');

/** `DD-MM-YYYY`, a day since 1900 that exists (spec §3, StudentRecord), or blank. */
export const dashDate = z.string().refine((value) => {
  if (value === '') return true;
  const [, day, month, year] = /^(\d{2})-(\d{2})-((?:19|20)\d{2})$/.exec(value) ?? [];
  return isCalendarDay(Number(year), Number(month), Number(day));
}, 'is not a date that exists, written DD-MM-YYYY');

/** `YYYY-MM-DD`, a day that exists (spec §3, NewsItem). */
export const isoDate = z.iso.date('is not a date that exists, written YYYY-MM-DD');

/**
 * A value of the CSV export, which is written without quoting (spec §9): nothing that would need a quote, and no
 * first character that a spreadsheet takes for a formula. It may be blank: not all that is known is published.
 */
export const exported = trimmed
  .refine(
    (value) => !/[",\r\n]/.test(value),
    'holds a comma, a quote or a line break, which the CSV export cannot write',
  )
  .refine(
    (value) => !/^[=+\-@]/.test(value),
    'starts with =, +, - or @, which a spreadsheet runs as a formula',
  );

export const email = z.email('is not an e-mail address');

export const phone = z
  .string()
  .regex(
    /^\+\d[\d ]{7,}\d$/,
    'is not a phone number with its country code, such as +91 522 000 0000',
  );

export const webAddress = z.url({
  protocol: /^https$/,
  error: 'is not an address that starts with https://',
});

// Paths of images below public/assets; the content check looks whether the files are there. Each kind has its folders,
// because the folder tells in which sizes its pictures are made (lib/pictures.ts).

export const logo = z
  .string()
  .regex(/^logos\/[a-z0-9-]+\.(svg|png|jpg)$/, 'is not a path such as logos/main.svg');

export const portrait = z
  .string()
  .regex(
    /^(core-team|secretaries)\/[a-z0-9-]+\.jpg$/,
    'is not a path such as secretaries/agra.jpg, in small letters',
  );

export const newsPicture = z
  .string()
  .regex(
    /^(gallery|news)\/[a-z0-9-]+\.jpg$/,
    'is not a path such as news/trials.jpg, in small letters',
  );
