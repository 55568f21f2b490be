import { allowBlank, createSchema, requirePattern, type Mend } from './create-schema';
import { createDateMend, createDateRules, FIRST_YEARS, toDigits } from './fields';
import { naming, NO_DIGITS } from './text-fields';
import { findNothingProblem, type Rule } from './text-rules';

/** A day as a StudentRecord has it (spec §3), or blank. */
export const dashDateSchema = createSchema(
  allowBlank(createDateRules('DD-MM-YYYY', FIRST_YEARS.birth)),
  createDateMend('DD-MM-YYYY'),
);

/**
 * A value of the CSV export, which writes no quotes (spec §9). So nothing that would need a quote, and no first
 * character that a spreadsheet reads as a formula.
 */
const exportable: readonly Rule[] = [
  findNothingProblem,
  requirePattern(/^[^,]*$/, 'holds a comma, which the CSV export cannot write: take the comma out'),
  requirePattern(
    /^[^"\r\n]*$/,
    'holds a quote or a line break, which the CSV export cannot write: take it out',
  ),
  ...naming,
  requirePattern(/^[^=+\-@]/, 'starts with =, +, - or @, which a spreadsheet runs as a formula'),
];

/** A value of a record, or blank: not everything known is published. */
export const createExportedSchema = (rules: readonly Rule[] = [], mend?: Mend) =>
  createSchema(allowBlank([...exportable, ...rules]), mend);

/** A value of the sample records. */
export const recordWordSchema = createSchema(exportable);

export const recordNameSchema = createExportedSchema([NO_DIGITS]);

export const certificateNumberSchema = createExportedSchema(
  [requirePattern(/^[A-Z]{2}\d{5}$/, 'is not two capital letters and five digits')],
  (value) => value.slice(0, 2).toUpperCase() + toDigits(value.slice(2)),
);
