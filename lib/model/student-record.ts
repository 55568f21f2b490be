import * as z from 'zod';
import { requirePattern } from './create-schema';
import {
  certificateNumberSchema,
  createExportedSchema,
  dashDateSchema,
  recordNameSchema,
} from './record-fields';

/** The months as records write them, in order. */
export const MONTHS = [
  ...(['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] as const),
  ...(['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const),
];

const yearMonthSchema = createExportedSchema(
  [
    requirePattern(
      new RegExp(`^(${MONTHS.join('|')}) \\d{4}$`),
      'is not a month and a year such as Jan 2025',
    ),
  ],
  (value) =>
    value.replace(
      /^([a-z])([a-z]{2})[a-z]* (?=\d{4}$)/i,
      (_, first: string, rest: string) => `${first.toUpperCase()}${rest.toLowerCase()} `,
    ),
);

const WHOLE_NUMBER = 'is not a whole number, 1 or more';

/** Spec §3, StudentRecord. All but the number may be blank; a blank is shown as a dash and exported as nothing. */
export const studentRecordSchema = z.strictObject({
  slNo: z.int(WHOLE_NUMBER).positive(WHOLE_NUMBER),
  name: recordNameSchema,
  fatherName: recordNameSchema,
  dateOfBirth: dashDateSchema,
  game: createExportedSchema(),
  event: createExportedSchema(),
  rank: createExportedSchema(),
  certificateNo: certificateNumberSchema,
  yearMonth: yearMonthSchema,
});

export type StudentRecord = z.infer<typeof studentRecordSchema>;

/** `Mon YYYY` as YYYY-MM, which sorts as text. */
export function toIsoMonth(yearMonth: string): string {
  const month = MONTHS.findIndex((name) => yearMonth.startsWith(name)) + 1;
  return `${yearMonth.slice(-4)}-${String(month).padStart(2, '0')}`;
}
