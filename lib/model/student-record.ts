import * as z from 'zod';
import { createDateSchema, toDigits, wholeNumberSchema } from './fields';
import { createSchema, not, type Rules } from './rules';
import { naming, noDigits } from './text-fields';

/** The months as records write them, in order. */
export const MONTHS = [
  ...(['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] as const),
  ...(['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const),
];

/**
 * A value of the CSV export, which writes no quotes (spec §9). So nothing that would need a quote, and no first
 * character that a spreadsheet reads as a formula.
 */
const exportable: Rules = {
  'holds a comma or a quote, which the CSV export cannot write: take it out': /[,"]/,
  ...naming,
  'starts with $&, which a spreadsheet runs as a formula': /^[=+\-@]/,
};

/** A value of the sample records. */
export const recordWordSchema = createSchema(exportable);

/** A value of a record, or blank: not everything known is published. */
const createCellSchema = (rules: Rules = {}, mend?: (value: string) => string) =>
  createSchema({ ...exportable, ...rules }, { mend, mayBeBlank: true });

const yearMonthSchema = createCellSchema(
  {
    'is not a month and a year such as Jan 2025': not(new RegExp(`^(${MONTHS.join('|')}) \\d{4}$`)),
  },
  (value) => value.charAt(0).toUpperCase() + value.slice(1, 3).toLowerCase() + value.slice(-5),
);

const certificateNumberSchema = createCellSchema(
  { 'is not two capital letters and five digits': not(/^[A-Z]{2}\d{5}$/) },
  (value) => value.slice(0, 2).toUpperCase() + toDigits(value.slice(2)),
);

/** Spec §3, StudentRecord. All but the number may be blank; a blank is shown as a dash and exported as nothing. */
export const studentRecordSchema = z.strictObject({
  slNo: wholeNumberSchema,
  name: createCellSchema(noDigits),
  fatherName: createCellSchema(noDigits),
  dateOfBirth: createDateSchema('DD-MM-YYYY', 1900, true),
  game: createCellSchema(),
  event: createCellSchema(),
  rank: createCellSchema(),
  certificateNo: certificateNumberSchema,
  yearMonth: yearMonthSchema,
});

export type StudentRecord = z.infer<typeof studentRecordSchema>;

/** `Mon YYYY` as YYYY-MM, which sorts as text. */
export function toIsoMonth(yearMonth: string): string {
  const month = MONTHS.findIndex((name) => yearMonth.startsWith(name)) + 1;
  return `${yearMonth.slice(-4)}-${String(month).padStart(2, '0')}`;
}
