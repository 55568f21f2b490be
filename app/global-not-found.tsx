import { NotFoundPage } from './_screens/not-found-page';
import { SiteDocument } from './site-document';
import './(en)/english.css';

/** The not-found page. Hosts send it for all unknown paths, so it links to the home page of each language. */
export default function GlobalNotFound() {
  return (
    <SiteDocument language="en">
      <NotFoundPage />
    </SiteDocument>
  );
}
