/** Shows an Undo button after an entry of a list was deleted. */

/** How long the Undo button is shown. */
export const UNDO_MS = 10_000;

type EntryLists = readonly unknown[][];
type ListChange = (lists: EntryLists) => void;

let restoreLists: (() => void) | undefined;
let hideTimer: ReturnType<typeof setTimeout> | undefined;

export function hideUndoButton(): void {
  restoreLists = undefined;
  clearTimeout(hideTimer);
  document.querySelector('#undo')?.replaceChildren();
}

function undoDeletion(): void {
  restoreLists?.();
  hideUndoButton();
}

function showUndoButton(): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Undo';
  button.addEventListener('click', undoDeletion);
  document.querySelector('#undo')?.replaceChildren('Deleted. ', button);
  hideTimer = setTimeout(hideUndoButton, UNDO_MS);
}

/**
 * Deletes an entry of a form, and shows the Undo button.
 *
 * @param lists Sveltia CMS keeps several lists about the entries; each has the entry at the same index
 */
export function removeEntry(
  lists: EntryLists,
  index: number,
  update: (change: ListChange) => void,
): void {
  const removed = lists.map((list) => list.splice(index, 1));
  hideUndoButton();
  restoreLists = () =>
    update((now) => now.forEach((list, at) => list.splice(index, 0, ...(removed[at] ?? []))));
  showUndoButton();
}

const isInTextField = ({ target }: Event) =>
  target instanceof HTMLElement && target.matches('input, textarea');

/** Makes Ctrl+Z undo the last deletion. In text fields the key keeps its meaning: it undoes typing. */
export function listenToUndo(): void {
  addEventListener('hashchange', hideUndoButton);
  addEventListener('keydown', (event) => {
    const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
    if (!restoreLists || !isUndo || event.shiftKey || isInTextField(event)) return;
    event.preventDefault();
    undoDeletion();
  });
}
