/** A text of the content, in English and, if somebody has translated it, in Hindi. */
interface LanguageText {
  en: string;
  hi?: string;
}

/** The type of content in one language: each LanguageText is a string instead. */
export type InOneLanguage<Value> = Value extends LanguageText
  ? string
  : Value extends readonly (infer Entry)[]
    ? InOneLanguage<Entry>[]
    : Value extends object
      ? { [Field in keyof Value]: InOneLanguage<Value[Field]> }
      : Value;

/**
 * Returns content in one language. A text without a translation stays in English.
 *
 * @param transformText applied to each string, for example to fill in placeholders
 */
export function translateContent<Value>(
  value: Value,
  language: keyof LanguageText,
  transformText: (text: string) => string,
): InOneLanguage<Value> {
  const translate = (part: unknown): unknown => {
    if (typeof part === 'string') return transformText(part);
    if (typeof part !== 'object' || part === null) return part;
    if ('en' in part) return translate((part as LanguageText)[language] ?? part.en);
    if (Array.isArray(part)) return part.map(translate);
    return Object.fromEntries(Object.entries(part).map(([key, field]) => [key, translate(field)]));
  };
  return translate(value) as InOneLanguage<Value>;
}

/** Fills in the placeholders {brand} and {year} of a text. */
export const fillPlaceholders = (text: string, site: { brand: string; establishedYear: number }) =>
  text.replaceAll('{brand}', () => site.brand).replaceAll('{year}', String(site.establishedYear));
