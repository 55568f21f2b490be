import { screen, waitFor } from '@testing-library/react';
import { completeDialogs } from '@/editor/dialogs';

it('After a refusal the first wrong cell has the focus, also where the browser left it in the closed dialog', async () => {
  document.body.innerHTML = `<div class="content-editor"><input aria-invalid="true"></div>
    <dialog open><p class="error">Wrong</p><button>OK</button></dialog>`;
  completeDialogs();
  screen.getByRole('button').focus();
  screen.getByRole('dialog').dispatchEvent(new Event('close'));
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
  // Otherwise jsdom would empty it later, when the observer has no document any more.
  document.body.remove();
});
