import { pageUrl } from '@/lib/page-url';
import { errorTexts } from '@/lib/texts/en-error';

/** Fills the page with the title of spec §8 and a way out. */
function showFailure(page: Document): void {
  const title = page.createElement('h1');
  title.textContent = errorTexts.title;
  const home = page.createElement('a');
  home.href = pageUrl('/');
  home.textContent = errorTexts.home;
  const main = page.createElement('main');
  main.className = 'wrap';
  main.append(title, home);
  page.body.replaceChildren(main);
}

/**
 * Says that the page has failed when nothing is left of it. React takes a page away whose router fails, and then shows
 * no error screen, be it the site's or that of Next.js.
 */
export function watchForFailure({ document, addEventListener }: Window & typeof globalThis): void {
  const look = () => {
    if (!document.querySelector('h1')) showFailure(document);
  };
  // React reports an error before it takes away what failed.
  addEventListener('error', () => setTimeout(look));
}
