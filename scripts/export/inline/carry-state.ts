/*
 * Runs at the end of every page. The link to another language takes along what was searched and selected: the texts of
 * inputs, `data-state`, and the selected button of a group or tablist. The state travels in the hash of the address.
 * On the other page it is removed from the address, and put back where islands read it; buttons are pressed.
 */
type Keeper = HTMLElement & { value?: string };

const keepers = [
  ...document.querySelectorAll<Keeper>(
    'main :is([type=search], [data-state], [role=group], [role=tablist])',
  ),
];

/** The state of an element: its text, its data-state, or the index of its selected button. */
const getState = ({ value, dataset, children }: Keeper) =>
  value ??
  dataset.state ??
  [...children].findIndex((child) => child.matches('[aria-pressed=true], [aria-selected=true]'));

const getStates = () =>
  String(new URLSearchParams(keepers.map((keeper) => ['s', getState(keeper)] as string[])));

const initial = getStates();

addEventListener('click', ({ target }) => {
  const link = (target as Element).closest<HTMLAnchorElement>('.language-switch');
  if (link) link.hash = getStates() === initial ? location.hash : `?${getStates()}`;
});

const { hash, pathname, search } = location;
if (hash.startsWith('#?')) {
  history.replaceState(history.state, '', pathname + search);
  new URLSearchParams(hash.slice(1)).getAll('s').forEach((state, place) => {
    const keeper = keepers[place];
    if (!keeper || String(getState(keeper)) === state) return;
    if ('value' in keeper) keeper.value = state;
    else if ('state' in keeper.dataset) keeper.dataset.state = state;
    else (keeper.children[Number(state)] as HTMLElement | undefined)?.click();
  });
}
