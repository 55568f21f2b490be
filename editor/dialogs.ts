/** Completes the dialogs of Sveltia CMS and of the page for screen readers and the keyboard. */

/** The first wrong cell of the records, if one is shown. */
const findWrongCell = () =>
  document.querySelector<HTMLElement>('.content-editor [aria-invalid="true"]');

const findMain = () => document.querySelector<HTMLElement>('[role="main"], main');

/** Gives the focus back that Sveltia CMS moves to a menu when a refusal has faded out, wherever the user is by then. */
function returnFocus({ target, relatedTarget }: FocusEvent): void {
  if (!(target as Element).matches('[aria-haspopup="menu"]')) return;
  removeEventListener('focusin', returnFocus);
  if (relatedTarget instanceof HTMLElement) relatedTarget.focus();
}

/** Describes a refusal to save by its reasons, and moves the focus to where the work is when a dialog is closed. */
export function completeDialogs(): void {
  /** What had the focus last, outside of dialogs. */
  let focused: HTMLElement | undefined;
  addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && !target.closest('dialog')) focused = target;
  });
  new MutationObserver(() => {
    const reasons = document.querySelector('[role="alertdialog"] .error:not([id])');
    if (!reasons) return;
    reasons.id = 'saving-error';
    reasons.closest('dialog')?.setAttribute('aria-describedby', reasons.id);
  }).observe(document.body, { childList: true, subtree: true });
  addEventListener(
    'close',
    ({ target }) => {
      const dialog = target as HTMLDialogElement;
      const last = focused?.isConnected ? focused : undefined;
      const isRefusal = dialog.querySelector('.error') !== null;
      if (isRefusal) addEventListener('focusin', returnFocus);
      setTimeout(() => {
        const { body, activeElement } = document;
        // A busy Firefox leaves the focus in the closed dialog for some time. Who has gone on is not called back.
        const isLost = activeElement === body || dialog.contains(activeElement);
        if (!isLost && !(isRefusal && activeElement === last)) return;
        const place = findWrongCell() ?? last ?? findMain();
        if (place === findMain()) place?.setAttribute('tabindex', '-1');
        place?.focus();
      });
    },
    { capture: true },
  );
}
