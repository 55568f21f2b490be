/** Offers to bring a deleted entry of a list back. */

/** How long the offer is shown. */
export const UNDO_MS = 10_000;

type Lists = readonly unknown[][];
type Change = (lists: Lists) => void;

let undo: (() => void) | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Ends the offer. */
export function endOffer(): void {
  undo = undefined;
  clearTimeout(timer);
  document.querySelector('#undo')?.replaceChildren();
}

function bringBack(): void {
  undo?.();
  endOffer();
}

function showOffer(): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Undo';
  button.addEventListener('click', bringBack);
  document.querySelector('#undo')?.replaceChildren('Deleted. ', button);
  timer = setTimeout(endOffer, UNDO_MS);
}

/**
 * Deletes an entry, and offers to bring it back.
 *
 * @param lists of the form that have the entry at the same index
 */
export function removeEntry(lists: Lists, index: number, update: (change: Change) => void): void {
  const gone = lists.map((list) => list.splice(index, 1));
  endOffer();
  undo = () =>
    update((now) => now.forEach((list, place) => list.splice(index, 0, ...(gone[place] ?? []))));
  showOffer();
}

const isTyped = ({ target }: Event) =>
  target instanceof HTMLElement && target.matches('input, textarea');

/** Listens to Ctrl+Z where it does not take typed letters back. */
export function listenToUndo(): void {
  addEventListener('hashchange', endOffer);
  addEventListener('keydown', (event) => {
    const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
    if (!undo || !isUndo || event.shiftKey || isTyped(event)) return;
    event.preventDefault();
    bringBack();
  });
}
