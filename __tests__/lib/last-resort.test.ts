import { screen } from '@testing-library/dom';
import { watchForFailure } from '@/lib/last-resort';

watchForFailure(window);
const fail = () => window.dispatchEvent(new ErrorEvent('error', { message: 'lost' }));

it('§8 says so where an error leaves nothing of the page, and leads home', async () => {
  document.body.innerHTML = '<script></script>';
  fail();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    /^Unexpected Application Error!$/,
  );
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

it('leaves a page alone that is still there', async () => {
  document.body.innerHTML = '<h1>About</h1>';
  fail();
  // What was to be looked at before this has been.
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByRole('heading')).toHaveTextContent(/^About$/);
});
