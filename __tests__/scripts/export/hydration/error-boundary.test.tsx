import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary } from '@/scripts/export/hydration/error-boundary';
import ErrorPage from '@/app/(en)/error';
import { en } from '@/lib/i18n/messages/en';

it('§8 shows the error screen in place of a page that throws, and tries again', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  let isBroken = true;
  const Page = () => {
    if (isBroken) throw new Error('refused');
    return 'The page';
  };
  render(
    <ErrorBoundary ErrorPage={ErrorPage}>
      <Page />
    </ErrorBoundary>,
  );
  expect(
    screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeVisible();
  expect(log).toHaveBeenCalled();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: en.error.retry }));
  expect(screen.getByText('The page')).toBeVisible();
});
