import { render, waitFor } from '@testing-library/react';
import { ErrorBoundary } from '@/scripts/export/hydration/error-boundary';

it('§8 tells that an island throws', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const onError = jest.fn();
  const Page = () => {
    throw new Error('refused');
  };
  render(
    <ErrorBoundary onError={onError}>
      <Page />
    </ErrorBoundary>,
  );
  await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
});
