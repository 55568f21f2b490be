import { startInOneWindow } from '@/editor/one-window';

it('Without HTTPS, the editor says that it needs it, and does not start', async () => {
  document.body.innerHTML = '<p id="elsewhere" hidden>In another window</p>';
  Object.assign(window, { isSecureContext: false });
  const start = jest.fn();
  await startInOneWindow(start);
  expect(document.querySelector('#elsewhere')).toBeVisible();
  expect(document.querySelector('#elsewhere')).toHaveTextContent('The editor needs HTTPS');
  expect(start).not.toHaveBeenCalled();
});
