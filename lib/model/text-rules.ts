/** Rules for texts, and schemas made of rules. */
import * as z from 'zod';
import { showInvisibleCharacters, STRAY_CHARACTER } from './invisible-characters';

/** The rules for a value. A key is the text of a problem, in which $& stands for what the pattern has found. */
export type Rules = Readonly<Record<string, RegExp | ((value: string) => boolean)>>;

/** A rule that finds values which do not match a pattern. The editor's form tells the first such rule at the field. */
export const doesNotMatch = (pattern: RegExp) =>
  Object.assign((value: string) => !pattern.test(value), { pattern });

/** The first pattern that values must match, and the problem of values that do not match it. */
const findPattern = (rules: Rules) =>
  Object.entries(rules)
    .map(([problem, rule]) => 'pattern' in rule && [String(rule.pattern), problem])
    .find(Boolean);

/** The first rule that a value breaks: its problem text, and the position in the value; undefined if it breaks none. */
export function findProblem(rules: readonly [string, Rules[string]][], value: string) {
  for (const [problem, rule] of rules) {
    const match = rule instanceof RegExp ? rule.exec(value) : rule(value) && { 0: '', index: 0 };
    if (match)
      return {
        problem: problem.replace('$&', () => showInvisibleCharacters(match[0])),
        index: match.index,
      };
  }
  return undefined;
}

/** A rule for the length of a text. */
export const limitLength = (length: number): Rules => ({
  [`has more than ${length} letters`]: new RegExp(`^.{${length + 1}}`, 'su'),
});

const SIGNS = String.raw`[\p{P}\p{Sm}\p{Sk}\s]*`;

/** What people and programs write where they have nothing to say. A path may be / alone. */
const NOTHING = new RegExp(
  String.raw`^(?!/$)${SIGNS}(n\W*a|nil|none|null|undefined|unknown|tb[acdn]|not (applicable|available|known)|to be filled|untitled|test|asdf\w*|x{3,}|(?<=#)(div/0|name|num|ref|value))?${SIGNS}$`,
  'iu',
);

export const nothingRules: Rules = { 'says nothing': NOTHING };

/** The rules for all values, Markdown too. */
const everyValueRules: Rules = {
  ...nothingRules,
  'holds a control character, or a letter that is not saved in UTF-8':
    /(?!\n)[\p{Cc}\p{Co}\p{Cs}\uFFFD]|[ÂÃâà](?=[^\0-\x7F\p{L}])|Â(?=\s)/u,
  'holds $&, which shows nothing: delete it, or type these words again': STRAY_CHARACTER,
};

/** The rules for all values that are not Markdown. */
const plainValueRules: Rules = {
  ...everyValueRules,
  'holds a line break: write one paragraph': /^[^]*\n/,
  'holds $&, which is shown as it is: write plain text':
    /<\/?[a-z][^<>@]*>|<!--|&(#\w+|[a-z]+);|\\[ntu]|\*\*|\[[^\]]*\]\([^)]*\)/i,
};

export interface SchemaOptions {
  mayBeBlank?: boolean;
  /** Whether the value is Markdown, which lib/content/page-rules.ts checks. */
  isMarkdown?: boolean;
}

/** Creates the schema of a text with rules. It reports only the first broken rule. */
export function createTextSchema(rules: Rules, options: SchemaOptions = {}) {
  const { mayBeBlank = false, isMarkdown = false } = options;
  const baseRules = isMarkdown ? everyValueRules : plainValueRules;
  const allRules = Object.entries({ ...baseRules, ...rules });
  const schema = z.string().check(({ value, issues }) => {
    const found = mayBeBlank && value === '' ? undefined : findProblem(allRules, value);
    if (!found) return;
    const { problem, index } = found;
    issues.push({ code: 'custom', message: problem, params: { index }, input: value });
  });
  return schema.meta({ pattern: findPattern(rules) });
}
