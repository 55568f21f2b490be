import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import GlobalErrorPage from '@/app/global-error';
import { NotFoundPage } from '@/app/_screens/not-found-page';
import { en } from '@/lib/i18n/messages/en';

const TITLE = 'Unexpected Application Error!';

// The screen of a rendering error is tested in scripts/export/hydration/client.dom.test.tsx.

it(`§8 An unknown path is titled "${TITLE}", and leads home`, () => {
  render(<NotFoundPage />);
  expect(screen.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  expect(screen.getByText(en.error.notFound)).toBeVisible();
  expect(screen.getByRole('link', { name: en.error.home })).toHaveAttribute('href', '/');
});

it(`§8 An error of the layout is titled "${TITLE}"`, () => {
  const html = renderToStaticMarkup(<GlobalErrorPage reset={() => undefined} />);
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect([page.title, page.querySelector('h1')?.textContent]).toEqual([TITLE, TITLE]);
});
