'use client';

import { usePathname } from 'next/navigation';
import { PageLink } from '@/components/ui/page-link';
import { otherLanguages, pathIn, type Language } from '@/lib/language';
import { languageNames } from '@/lib/texts/language-names';

interface LanguageSwitchProps {
  /** Of the page. */
  language: Language;
  /** Whether the page has a twin in each language; else the link leads to the home page. */
  hasTwins: boolean;
}

/**
 * The link to the same page in the other language. With script it leads to the same place in it, and takes along what
 * was searched and chosen (scripts/build/documents/handover.js).
 */
export function LanguageSwitch({ language, hasTwins }: LanguageSwitchProps) {
  const path = usePathname();
  return otherLanguages(language).map((other) => (
    <PageLink
      key={other}
      href={pathIn(hasTwins ? path : '/', other)}
      lang={other}
      hrefLang={other}
      className="language-switch"
    >
      {languageNames[other]}
    </PageLink>
  ));
}
