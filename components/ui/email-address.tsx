import { Fragment } from 'react';
import type { Language } from '@/lib/i18n/language';

interface EmailAddressProps {
  /** Of the page. */
  language: Language;
  children: string;
}

/** An e-mail address, which breaks after its @ or a dot where it does not fit on a line. */
export function EmailAddress({ language, children }: EmailAddressProps) {
  const parts = children.split(/(?<=[@.])/);
  return (
    <span lang={language === 'en' ? undefined : 'en'}>
      {parts.map((part, place) => (
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
