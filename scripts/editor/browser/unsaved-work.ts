/** Asks for confirmation before the user leaves a form with unsaved changes. */

const LEAVE_QUESTION = 'This form is not saved. Leave it?';

/** Whether the form was saved, and the user has done nothing since. */
let isJustSaved = false;

/** Whether something was typed. A field with a toolbar passes it on with a delay, and only then Save is enabled. */
let hasTyped = false;

/** Lets Sveltia CMS close the form after a save without a question. */
export function allowClosing(): void {
  isJustSaved = true;
  hasTyped = false;
}

/** Whether a form is open that has unsaved changes, or is just being saved. */
function hasUnsavedChanges(): boolean {
  const button = document.querySelector('.content-editor [aria-keyshortcuts$="+S"]');
  // The form of the records knows it. Sveltia CMS lets an untouched form be saved whose file does not exist yet.
  const isUnchanged = document.querySelector('[data-unchanged="true"]') !== null;
  if (!button || isJustSaved || isUnchanged) return false;
  return hasTyped || button.matches(':enabled') || button.textContent?.trim() !== 'Save';
}

/** Puts the address of the form back after the browser has left it. */
function returnToForm({ isTrusted, oldURL, newURL }: HashChangeEvent): void {
  // After the Back button (a trusted event), a new history entry is added. After a link, the entry that it added is
  // replaced.
  if (isTrusted) history.pushState({ from: newURL }, '', oldURL);
  else history.replaceState(history.state, '', oldURL);
}

/** Must be called before Sveltia CMS starts, so that these listeners run first. */
export function askBeforeLeaving(): void {
  for (const type of ['keydown', 'pointerdown'])
    addEventListener(type, () => (isJustSaved = false), { capture: true });
  addEventListener('beforeinput', () => (hasTyped = true), { capture: true });
  addEventListener('beforeunload', (event) => {
    if (hasUnsavedChanges()) event.preventDefault();
  });
  addEventListener(
    'hashchange',
    (event) => {
      if (!hasUnsavedChanges() || confirm(LEAVE_QUESTION)) {
        hasTyped = false;
        return;
      }
      event.stopImmediatePropagation();
      returnToForm(event);
    },
    { capture: true },
  );
}
