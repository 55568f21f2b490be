import { Fragment } from 'react';
import type { Language } from '@/lib/i18n/language';

interface EmailAddressProps {
  language: Language;
  children: string;
}

/** An e-mail address in which a line may break after the @ or a dot. */
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
