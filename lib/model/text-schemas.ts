/** The schemas of texts: of all, by rules, and of those that people read, in one language or in both. */
import * as z from 'zod';
import {
  characterRules,
  findTextProblem,
  limitLength,
  fillerTextRule,
  personNameRule,
  plainTextRules,
  shortTextRules,
  type Rule,
} from './text-rules';

/** Creates the schema of a text with rules. It reports only the first broken rule. */
export function createTextSchema(ownRules: readonly Rule[], { mayBeBlank = false } = {}) {
  const rules = [...characterRules, ...ownRules, fillerTextRule];
  const schema = z.string().check(({ value, issues }) => {
    const found = mayBeBlank && value === '' ? undefined : findTextProblem(rules, value);
    if (!found) return;
    const { problem, index } = found;
    issues.push({ code: 'custom', message: problem, params: { index }, input: value });
  });
  const { shape, problem } = ownRules.find((rule) => rule.shape) ?? {};
  return schema.meta({ rule: shape && [String(shape), problem] });
}

/** A name, or another short text without a translation. */
export const shortTextSchema = createTextSchema(shortTextRules);

/** The short name of the council, which {brand} in a text stands for. */
export const brandSchema = createTextSchema([
  ...shortTextRules,
  { problem: 'holds a placeholder, and is what {brand} stands for', pattern: /[{}]/ },
]);

const noHindiRule: Rule = {
  problem: 'holds Hindi: write it in the field for Hindi',
  pattern: /\p{sc=Devanagari}/u,
};

/** Also accepts texts without letters, apart from placeholders. */
const hindiRule: Rule = {
  problem: 'holds no Hindi',
  shape: /^(\{\w+\}|\P{L})*$|\p{sc=Devanagari}/u,
};

const createTranslatedSchema = (ownRules: readonly Rule[]) =>
  z.strictObject({
    en: createTextSchema([...ownRules, noHindiRule]).meta({ title: 'in English' }),
    hi: createTextSchema([...ownRules, hindiRule])
      .meta({ title: 'in Hindi' })
      .optional(),
  });

/** A text in each language. If the Hindi text is missing, Hindi pages show the English one. */
export const translatedTextSchema = createTranslatedSchema([...plainTextRules, limitLength(200)]);

/** The name of a person, who may have none in Hindi. */
export const personNameSchema = createTranslatedSchema([...shortTextRules, personNameRule]);

/** A name from which an address is made. It has a limit, because hosts limit the length of file names. */
export const translatedUrlNameSchema = createTranslatedSchema([
  ...plainTextRules,
  {
    problem: 'needs a letter, and at most 50, for its address',
    shape: /^(?=.*\p{L}).{1,50}$/u,
  },
]);

/** A text of several sentences. */
export const translatedParagraphSchema = createTranslatedSchema([
  ...plainTextRules,
  limitLength(2000),
]).meta({ isLong: true });

/** Markdown of many lines, which lib/content/page-rules.ts checks. */
export const translatedMarkdownSchema = createTranslatedSchema([]).meta({ isMarkdown: true });
