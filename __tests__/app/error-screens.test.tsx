import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToStaticMarkup } from 'react-dom/server';
import ErrorPage from '@/app/(en)/error';
import GlobalErrorPage from '@/app/global-error';
import { NotFoundPage as NotFound } from '@/app/_screens/not-found-page';
import { en } from '@/lib/i18n/messages/en';

const heading = () => screen.getByRole('heading', { level: 1 });

it('§8 an unknown path is titled "Unexpected Application Error!"', () => {
  render(<NotFound />);
  expect(heading()).toHaveTextContent(/^Unexpected Application Error!$/);
});

it('an unknown path says "404 Not Found" and leads home', () => {
  render(<NotFound />);
  expect(screen.getByText(en.error.notFound)).toBeVisible();
  expect(screen.getByRole('link', { name: en.error.home })).toHaveAttribute('href', '/');
});

it('§8 a rendering error is titled "Unexpected Application Error!"', () => {
  render(<ErrorPage reset={() => undefined} />);
  expect(heading()).toHaveTextContent(/^Unexpected Application Error!$/);
});

it('§8 so is the document of an error in the layout', () => {
  const html = renderToStaticMarkup(<GlobalErrorPage reset={() => undefined} />);
  expect(new DOMParser().parseFromString(html, 'text/html').title).toBe(en.error.title);
});

it('a rendering error can be retried', async () => {
  const reset = jest.fn();
  render(<ErrorPage reset={reset} />);
  await userEvent.click(screen.getByRole('button', { name: en.error.retry }));
  expect(reset).toHaveBeenCalledTimes(1);
});

it('have no violations', async () => {
  const { container, rerender } = render(<NotFound />);
  expect(await axe(container)).toHaveNoViolations();
  rerender(<ErrorPage reset={() => undefined} />);
  expect(await axe(container)).toHaveNoViolations();
});
