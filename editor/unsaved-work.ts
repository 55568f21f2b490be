/** Prevents the loss of typed texts: asks before the user leaves unsaved changes, and locks the form during a save. */

const LEAVE_QUESTION = 'This form is not saved. Leave it?';

/** Whether the form was saved, and the user has done nothing since. */
let isJustSaved = false;

/** A form of our own, which Sveltia CMS knows as the value of one field. */
export interface OwnForm {
  hasChanges: () => boolean;
  /** Why this value (by default the current one) cannot be saved yet, and what to do; undefined if it can. */
  findObstacle: (value?: string) => string | undefined;
}

/** Undefined if no form of our own is open. */
let ownForm: OwnForm | undefined;

export function rememberOwnForm(form: OwnForm): void {
  ownForm = form;
}

/** A new form may be opened before the old one is forgotten. */
export function forgetOwnForm(form: OwnForm): void {
  if (ownForm === form) ownForm = undefined;
}

export const findObstacle = (value: string): string | undefined => ownForm?.findObstacle(value);

/** Lets Sveltia CMS close the form after a save without a question. */
export function allowClosing(): void {
  isJustSaved = true;
}

const findForm = () => document.querySelector<HTMLElement>('.content-editor');

/** The button of the open form that saves it. */
const findSaveButton = () => findForm()?.querySelector('[aria-keyshortcuts$="+S"]');

/** Whether the text of the button says that the form is being saved. */
const isSaving = () => (findSaveButton()?.textContent?.trim() ?? 'Save') !== 'Save';

/** Whether a form is open that has unsaved changes, or is just being saved. */
function hasUnsavedChanges(): boolean {
  if (isJustSaved || !findForm()) return false;
  // If the file does not exist yet, Sveltia CMS enables Save of an unchanged form, so that button says nothing.
  if (ownForm) return ownForm.hasChanges() || ownForm.findObstacle() !== undefined;
  return isSaving() || (findSaveButton()?.matches(':enabled') ?? false);
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
  addEventListener('beforeunload', (event) => {
    if (hasUnsavedChanges()) event.preventDefault();
  });
  addEventListener(
    'hashchange',
    (event) => {
      if (!hasUnsavedChanges() || confirm(LEAVE_QUESTION)) return;
      event.stopImmediatePropagation();
      returnToForm(event);
    },
    { capture: true },
  );
}

/** Locks the form during a save, because texts that are typed then would be lost. */
export function lockWhileSaving(): void {
  new MutationObserver(() => {
    const form = findForm();
    if (form) form.inert = isSaving();
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}
