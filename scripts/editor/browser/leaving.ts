/** Asks before a form with unsaved work is left. Sveltia CMS keeps its draft, and offers it on return. */

const QUESTION =
  'This form is not saved. Leave it? Its draft stays in this browser, and is offered when you open the form again.';

/** Whether the form was written, and nothing was done in it since. */
let isWritten = false;

/** Lets Sveltia CMS close the form, which it does after the save. */
export const letClose = (): void => {
  isWritten = true;
};

/** Whether a form is open with unsaved work, or is being saved. */
function isUnsaved(): boolean {
  const save = document.querySelector('.content-editor [aria-keyshortcuts$="+S"]');
  return save !== null && (save.matches(':enabled') || save.textContent?.trim() !== 'Save');
}

/** Stays at the address of the form, where the history has left it. */
function stay({ isTrusted, oldURL, newURL }: HashChangeEvent): void {
  // A step of the history has left the form's own entry; Sveltia CMS has added one.
  if (isTrusted) history.pushState({ from: newURL }, '', oldURL);
  else history.replaceState(history.state, '', oldURL);
}

/** Must listen before Sveltia CMS does. */
export function askBeforeLeaving(): void {
  for (const type of ['keydown', 'pointerdown'])
    addEventListener(type, () => (isWritten = false), { capture: true });
  addEventListener('beforeunload', (event) => {
    if (isUnsaved()) event.preventDefault();
  });
  addEventListener(
    'hashchange',
    (event) => {
      if (isWritten || !isUnsaved() || confirm(QUESTION)) return;
      event.stopImmediatePropagation();
      stay(event);
    },
    { capture: true },
  );
}
