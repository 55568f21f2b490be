import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToStaticMarkup } from 'react-dom/server';
import ErrorPage from '@/app/(en)/error';
import GlobalErrorPage from '@/app/global-error';
import { NotFoundPage } from '@/app/_screens/not-found-page';
import { en } from '@/lib/i18n/messages/en';

it('§8 an unknown path is titled "Unexpected Application Error!", and leads home', async () => {
  const { container } = render(<NotFoundPage />);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent(/^Unexpected Application Error!$/);
  expect(screen.getByText(en.error.notFound)).toBeVisible();
  expect(screen.getByRole('link', { name: en.error.home })).toHaveAttribute('href', '/');
  expect(await axe(container)).toHaveNoViolations();
});

it('§8 a rendering error is titled "Unexpected Application Error!", and can be retried', async () => {
  const reset = jest.fn();
  const { container } = render(<ErrorPage reset={reset} />);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent(/^Unexpected Application Error!$/);
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: en.error.retry }));
  expect(reset).toHaveBeenCalledTimes(1);
});

it('§8 an error of the layout is titled "Unexpected Application Error!"', () => {
  const html = renderToStaticMarkup(<GlobalErrorPage reset={() => undefined} />);
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.title).toBe('Unexpected Application Error!');
  expect(page.querySelector('h1')?.textContent).toBe('Unexpected Application Error!');
});
