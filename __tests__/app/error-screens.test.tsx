import { renderToStaticMarkup } from 'react-dom/server';
import GlobalError from '@/app/global-error';

const TITLE = 'Unexpected Application Error!';

// That of published pages is tested in scripts/export/hydration/hydrate-islands.dom.test.tsx, and the not-found page in
// built/sentences.yaml.

it(`§8 In development, an error is titled "${TITLE}"`, () => {
  const html = renderToStaticMarkup(<GlobalError reset={() => undefined} />);
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect([page.title, page.querySelector('h1')?.textContent]).toEqual([TITLE, TITLE]);
});
