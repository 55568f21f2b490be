import { Fragment } from 'react';
import type { Language } from '@/lib/i18n/language';
import { splitByScript } from '@/lib/i18n/latin-parts';

interface TextProps {
  /** Of the page. */
  language: Language;
  children: string;
}

/**
 * A text of the content. On a page in Hindi, what is not translated, and what is written in Latin letters within a
 * text, is marked as English, so that it is read out as that.
 */
export function Text({ language, children }: TextProps) {
  if (language === 'en') return children;
  const parts = splitByScript(children).map(({ text, isLatin }, place) => (
    <Fragment key={place}>{isLatin ? <span lang="en">{text}</span> : text}</Fragment>
  ));
  // One element, so that a layout which sets its children apart does not tear a text.
  return parts.length > 1 ? <span>{parts}</span> : parts;
}
