'use client';

import { usePathname } from 'next/navigation';
import { PageLink } from '@/components/ui/page-link';
import { getOtherLanguages, localizePath, type Language } from '@/lib/i18n/language';
import { languageNames } from '@/lib/i18n/messages/language-names';

interface LanguageSwitchProps {
  /** Of the page. */
  language: Language;
  /** Whether the page has a translation; otherwise the link leads to the home page. */
  hasTranslations: boolean;
}

/**
 * The link to the same page in the other language. With script it also keeps the scroll position, the search and the
 * selection (scripts/export/inline/carry-state.ts).
 */
export function LanguageSwitch({ language, hasTranslations }: LanguageSwitchProps) {
  const path = usePathname();
  return getOtherLanguages(language).map((other) => (
    <PageLink
      key={other}
      href={localizePath(hasTranslations ? path : '/', other)}
      lang={other}
      hrefLang={other}
      className="language-switch"
    >
      {languageNames[other]}
    </PageLink>
  ));
}
