/** A text of the content: in English, and in Hindi if somebody has translated it. */
export interface LanguageText {
  en: string;
  hi?: string;
}

/** Content in one language: each text becomes a string. */
export type InLanguage<Value> = Value extends LanguageText
  ? string
  : Value extends readonly (infer Entry)[]
    ? InLanguage<Entry>[]
    : Value extends object
      ? { [Field in keyof Value]: InLanguage<Value[Field]> }
      : Value;

/** Whether a value is a text in several languages. */
export const isLanguageText = (value: unknown): value is LanguageText =>
  typeof value === 'object' && value !== null && 'en' in value;

/**
 * Content in a language. A text without a translation stays in English.
 *
 * @param change applied to each string, such as filling in placeholders
 */
export function translateContent<Value>(
  value: Value,
  language: keyof LanguageText,
  change: (text: string) => string = (text) => text,
): InLanguage<Value> {
  const translate = (part: unknown): unknown => {
    if (typeof part === 'string') return change(part);
    if (typeof part !== 'object' || part === null) return part;
    if (isLanguageText(part)) return change(part[language] ?? part.en);
    if (Array.isArray(part)) return part.map(translate);
    return Object.fromEntries(Object.entries(part).map(([key, field]) => [key, translate(field)]));
  };
  return translate(value) as InLanguage<Value>;
}

/** Fills in the placeholders of a text. */
export const fillIn = (text: string, site: { brand: string; establishedYear: number }): string =>
  text.replaceAll('{brand}', () => site.brand).replaceAll('{year}', String(site.establishedYear));
