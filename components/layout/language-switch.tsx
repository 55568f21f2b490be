import { PageLink } from '@/components/ui/page-link';
import { getOtherLanguages, localizePath, type Language } from '@/lib/i18n/language';
import { languageNames } from '@/lib/i18n/messages/language-names';

interface LanguageSwitchProps {
  language: Language;
  /** The path of the page; without one, the link leads to the home page. */
  currentPath?: string;
}

/**
 * The link to the same page in the other language. With script it also keeps the scroll position, the search and the
 * selection (scripts/export/inline/carry-state.ts).
 */
export function LanguageSwitch({ language, currentPath = '/' }: LanguageSwitchProps) {
  return getOtherLanguages(language).map((other) => (
    <PageLink
      key={other}
      href={localizePath(currentPath, other)}
      lang={other}
      hrefLang={other}
      className="language-switch"
    >
      {languageNames[other]}
    </PageLink>
  ));
}
