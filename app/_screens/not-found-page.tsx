import { SitePage } from '@/app/site-page';
import { ErrorScreen } from '@/components/layout/error-screen';
import { PageLink } from '@/components/ui/page-link';
import { getContent } from '@/lib/content/content';
import { getOtherLanguages } from '@/lib/i18n/language';
import { en } from '@/lib/i18n/messages/en';
import { hi } from '@/lib/i18n/messages/hi';

/** The error screen for unknown paths (spec §8), with a link to the home page in each other language. */
export function NotFoundPage() {
  return (
    <SitePage messages={en}>
      <title>{`${en.error.notFound} | ${getContent('en').site.brand}`}</title>
      <ErrorScreen title={en.error.title} detail={en.error.notFound}>
        <PageLink href="/" language="en" className="push-button">
          {en.error.home}
        </PageLink>
        {getOtherLanguages('en').map((language) => (
          <p key={language} lang={language} className="mt-8">
            {{ en, hi }[language].error.notFound}{' '}
            <PageLink href="/" language={language} hrefLang={language} className="prose-link">
              {{ en, hi }[language].error.home}
            </PageLink>
          </p>
        ))}
      </ErrorScreen>
    </SitePage>
  );
}
