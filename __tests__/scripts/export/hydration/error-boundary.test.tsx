import { act } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorMessages } from '@/lib/i18n/messages/en-error';
import { createErrorHandler, ErrorBoundary } from '@/scripts/export/hydration/error-boundary';

it('§8 an island that throws brings the error screen; its retry renders all that failed again', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  let isRefused = true;
  const Island = ({ name }: { name: string }) => {
    if (isRefused) throw new Error('refused');
    return <p>{name}</p>;
  };
  const main = document.body.appendChild(document.createElement('main'));
  main.innerHTML = '<h1>Home</h1><div></div><div></div>';
  const onError = createErrorHandler(main, errorMessages);
  const containers = [...main.querySelectorAll('div')];
  await act(async () => {
    for (const [place, container] of containers.entries()) {
      render(
        <ErrorBoundary onError={onError}>
          <Island name={`Island ${place}`} />
        </ErrorBoundary>,
        { container },
      );
    }
  });
  await screen.findByRole('heading', { name: 'Unexpected Application Error!' });
  expect(screen.queryByText('Home')).not.toBeInTheDocument();

  isRefused = false;
  await userEvent.click(screen.getByRole('button', { name: errorMessages.retry }));
  expect(main).toHaveTextContent('HomeIsland 0Island 1');
});
