import { Fragment } from 'react';
import type { Language } from '@/lib/i18n/language';
import { splitByScript } from '@/lib/i18n/latin-parts';

interface TextProps {
  language: Language;
  children: string;
}

/**
 * Shows a text of the content. On Hindi pages it marks untranslated texts, and Latin words within Hindi texts, as
 * English, so that screen readers pronounce them right.
 */
export function Text({ language, children }: TextProps) {
  if (language === 'en') return children;
  const parts = splitByScript(children).map(({ text, isLatin }, place) => (
    <Fragment key={place}>{isLatin ? <span lang="en">{text}</span> : text}</Fragment>
  ));
  // The span makes the parts one element: a flex or grid layout would separate them.
  return parts.length > 1 ? <span>{parts}</span> : parts;
}
