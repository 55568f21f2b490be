import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import GlobalError from '@/app/global-error';
import { NotFoundPage } from '@/app/_screens/not-found-page';
import { en } from '@/lib/i18n/messages/en';

const TITLE = 'Unexpected Application Error!';

// The error screen of published pages is tested in scripts/export/hydration/hydrate-islands.dom.test.tsx.

it(`§8 An unknown path is titled "${TITLE}", and leads home`, () => {
  render(<NotFoundPage />);
  expect(screen.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  expect(screen.getByText(en.error.notFound)).toBeVisible();
  expect(screen.getByRole('link', { name: en.error.home })).toHaveAttribute('href', '/');
});

it(`§8 In development, an error is titled "${TITLE}"`, () => {
  const html = renderToStaticMarkup(<GlobalError reset={() => undefined} />);
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect([page.title, page.querySelector('h1')?.textContent]).toEqual([TITLE, TITLE]);
});
