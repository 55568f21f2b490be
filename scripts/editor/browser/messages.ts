/** Shows a message of our own in the page's dialog. Sveltia CMS shows its messages elsewhere. */
export function showMessage(message: string): void {
  const dialog = document.querySelector<HTMLDialogElement>('#message');
  const text = dialog?.querySelector('p');
  if (!dialog || !text) return;
  text.textContent = message;
  if (!dialog.open) dialog.showModal();
}

export function listenToCloseButton(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#message');
  dialog?.querySelector('button')?.addEventListener('click', () => dialog.close());
}
