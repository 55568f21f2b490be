import * as z from 'zod';
import { findNothingProblem, findProblem, findTextProblem, tidy, type Rule } from './text-rules';

/** Writes a value in the form that its field wants, if it has only one reading; any other value stays as it is. */
export type Mend = (value: string) => string;

/**
 * A text with rules; only the first broken one is reported. If the value has only one reading, the issue has it as
 * `write`, for `npm run content:check -- --fix`.
 */
export function createSchema(rules: readonly Rule[], mend: Mend = tidy) {
  return z.string().check((context) => {
    const { value } = context;
    const problem = findProblem(rules, value);
    if (problem === undefined) return;
    const write = [tidy(value), mend(value), mend(tidy(value))].find(
      (other) => other !== value && findProblem(rules, other) === undefined,
    );
    const hint = write !== undefined && write !== tidy(value) ? `: write ${write}` : '';
    const message = problem + hint;
    context.issues.push({ code: 'custom', message, input: value, params: { write } });
  });
}

export const demand =
  (isRight: (value: string) => boolean, problem: string): Rule =>
  (value) =>
    isRight(value) ? undefined : problem;

export const requirePattern = (pattern: RegExp, problem: string) =>
  demand((value) => pattern.test(value), problem);

/** A text that matches a pattern, also before the editor's form saves it. */
export const createPatternSchema = (
  pattern: RegExp,
  problem: string,
  others: readonly Rule[] = [],
  mend?: Mend,
) =>
  createSchema(
    [findNothingProblem, findTextProblem, requirePattern(pattern, problem), ...others],
    mend,
  ).meta({ pattern: [pattern.source, problem] });

export const limitLength =
  (limit: number, name: string): Rule =>
  ({ length }) =>
    length > limit ? `has ${length} letters; ${name} has room for ${limit}` : undefined;

/** Skips rules for a blank value. */
export const allowBlank = (rules: readonly Rule[]): Rule[] => [
  (value) => (value === '' ? undefined : findProblem(rules, value)),
];
