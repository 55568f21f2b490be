/** Messages in the page, apart from those of Sveltia CMS. */

/** Shows a message in the page's dialog. */
export function tell(message: string): void {
  const dialog = document.querySelector<HTMLDialogElement>('#message');
  const text = dialog?.querySelector('p');
  if (!dialog || !text) return;
  text.textContent = message;
  if (!dialog.open) dialog.showModal();
}

/** Lets the user close the dialog. */
export function listenToClose(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#message');
  dialog?.querySelector('button')?.addEventListener('click', () => dialog.close());
}
