import { Fragment } from 'react';
import type { Language } from '@/lib/i18n/language';
import { splitByScript } from '@/lib/i18n/latin-parts';

interface TextProps {
  language: Language;
  children: string;
}

/**
 * A text of the content. On Hindi pages it marks as English what is not translated, and Latin words within a text, so
 * that screen readers pronounce them as English.
 */
export function Text({ language, children }: TextProps) {
  if (language === 'en') return children;
  const parts = splitByScript(children).map(({ text, isLatin }, place) => (
    <Fragment key={place}>{isLatin ? <span lang="en">{text}</span> : text}</Fragment>
  ));
  // One element, because a flex or grid layout would separate the parts.
  return parts.length > 1 ? <span>{parts}</span> : parts;
}
