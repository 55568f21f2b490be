import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToStaticMarkup } from 'react-dom/server';
import ErrorPage from '@/app/(en)/error';
import GlobalErrorPage from '@/app/global-error';
import { NotFoundPage } from '@/app/_screens/not-found-page';
import { en } from '@/lib/i18n/messages/en';

const TITLE = 'Unexpected Application Error!';

it(`§8 an unknown path is titled "${TITLE}", and leads home`, () => {
  render(<NotFoundPage />);
  expect(screen.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  expect(screen.getByText(en.error.notFound)).toBeVisible();
  expect(screen.getByRole('link', { name: en.error.home })).toHaveAttribute('href', '/');
});

it(`§8 a rendering error is titled "${TITLE}", and can be retried`, async () => {
  const reset = jest.fn();
  const { container } = render(<ErrorPage reset={reset} />);
  expect(screen.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: en.error.retry }));
  expect(reset).toHaveBeenCalledTimes(1);
});

it(`§8 an error of the layout is titled "${TITLE}"`, () => {
  const html = renderToStaticMarkup(<GlobalErrorPage reset={() => undefined} />);
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect([page.title, page.querySelector('h1')?.textContent]).toEqual([TITLE, TITLE]);
});
