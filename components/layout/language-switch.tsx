import { PageLink } from '@/components/ui/page-link';
import { getOtherLanguages, type Language } from '@/lib/i18n/language';

/** The name of each language, written in that language. */
const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', hi: 'हिंदी' };

interface LanguageSwitchProps {
  language: Language;
  /** The English path of the page; without a path, the link leads to the home page. */
  currentPath?: string;
}

/** The link to this page in the other language. */
export function LanguageSwitch({ language, currentPath = '/' }: LanguageSwitchProps) {
  return getOtherLanguages(language).map((other) => (
    <PageLink
      key={other}
      href={currentPath}
      language={other}
      lang={other}
      hrefLang={other}
      className="language-switch"
    >
      {LANGUAGE_NAMES[other]}
    </PageLink>
  ));
}
