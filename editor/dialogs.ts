/** Completes the dialogs of Sveltia CMS and of the page for screen readers and the keyboard. */

/** The first wrong cell of the records, if one is shown. */
const findWrongCell = () =>
  document.querySelector<HTMLElement>('.content-editor [aria-invalid="true"]');

const findMain = () => document.querySelector<HTMLElement>('[role="main"], main');

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
      const last = focused?.isConnected ? focused : undefined;
      const moveFocus = () => {
        const place = findWrongCell() ?? last ?? findMain();
        if (place === findMain()) place?.setAttribute('tabindex', '-1');
        place?.focus();
      };
      // After a refusal, Sveltia CMS gives the focus to a menu of its own.
      if ((target as Element).querySelector('.error'))
        addEventListener('focusin', moveFocus, { once: true });
      else setTimeout(() => document.activeElement === document.body && moveFocus());
    },
    { capture: true },
  );
}
