/** Undo and Redo of the form, instead of those of the browser, which know inputs but not the records in them. */
import type { Action } from './actions';

const KEYS: Partial<Record<string, 'undo' | 'redo'>> = { z: 'undo', 'shift z': 'redo', y: 'redo' };

/** Inputs outside of the table, such as the search, keep the undo of the browser. */
export function takeOverUndo(form: HTMLElement, dispatch: (action: Action) => void): void {
  form.addEventListener('keydown', (event) => {
    const { key, shiftKey, ctrlKey, metaKey, target } = event;
    const type = KEYS[`${shiftKey ? 'shift ' : ''}${key.toLowerCase()}`];
    const isOther = (target as Element).matches(':is(input, textarea):not(tbody *)');
    if (!type || isOther || !(ctrlKey || metaKey)) return;
    event.preventDefault();
    dispatch({ type });
  });
}
