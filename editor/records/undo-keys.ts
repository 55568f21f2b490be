/** Undo and Redo of the form, instead of those of the browser, which know inputs but not the records in them. */
import type { Action } from './actions';

type Step = Extract<Action, { type: 'undo' | 'redo' }>['type'];

const KEYS: Partial<Record<string, Step>> = { z: 'undo', 'shift z': 'redo', y: 'redo' };

/** The types of input events from the menu of the browser and from gestures on a phone. */
const INPUTS: Partial<Record<string, Step>> = { historyUndo: 'undo', historyRedo: 'redo' };

function findStep(event: Event): Step | undefined {
  if (event instanceof InputEvent) return INPUTS[event.inputType];
  if (!(event instanceof KeyboardEvent) || !(event.ctrlKey || event.metaKey)) return undefined;
  return KEYS[`${event.shiftKey ? 'shift ' : ''}${event.key.toLowerCase()}`];
}

/** Inputs outside of the table, such as the search, keep the undo of the browser. */
export function takeOverUndo(form: HTMLElement, dispatch: (action: Action) => void): void {
  for (const name of ['keydown', 'beforeinput'])
    form.addEventListener(name, (event) => {
      const step = findStep(event);
      const isOther = (event.target as Element).matches(':is(input, textarea):not(tbody *)');
      if (!step || isOther) return;
      event.preventDefault();
      dispatch({ type: step });
    });
}
