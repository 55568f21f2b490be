import { render } from '@testing-library/react';
import Page from '@/app/(en)/[[...path]]/page';
import HindiPage from '@/app/(hi)/hi/[[...path]]/page';

/** The props of the page at a path, which is without the language, such as `/district/agra`. */
export const createPageProps = (path: string) => ({
  params: Promise.resolve({ path: path.split('/').filter(Boolean) }),
});

/** Renders the page at a path of the site. */
export async function showPage(path: string, language: 'en' | 'hi' = 'en') {
  const createElement = language === 'en' ? Page : HindiPage;
  return render(await createElement(createPageProps(path)));
}
