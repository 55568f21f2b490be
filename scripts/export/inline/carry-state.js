/*
 * Runs at the end of every page. The switch to another language takes along what was searched and chosen on the page:
 * the texts of inputs, what elements keep in data-state, and which button of a group or a tablist is chosen. The hash
 * carries it there, for this step alone; there it is written back where islands read it, and buttons are pressed.
 */
(() => {
  const keepers = [
    ...document.querySelectorAll(
      'main :is([type=search], [data-state], [role=group], [role=tablist])',
    ),
  ];
  const stateOf = ({ value, dataset, children }) =>
    value ??
    dataset.state ??
    [...children].findIndex((child) => child.matches('[aria-pressed=true], [aria-selected=true]'));
  const states = () => String(new URLSearchParams(keepers.map((keeper) => ['s', stateOf(keeper)])));
  const initial = states();

  addEventListener('click', ({ target }) => {
    const link = target.closest('.language-switch');
    if (link) link.hash = states() === initial ? location.hash : `?${states()}`;
  });

  const { hash, pathname, search } = location;
  if (!hash.startsWith('#?')) return;
  history.replaceState(history.state, '', pathname + search);
  new URLSearchParams(hash.slice(1)).getAll('s').forEach((state, place) => {
    const keeper = keepers[place];
    if (!keeper || String(stateOf(keeper)) === state) return;
    if ('value' in keeper) keeper.value = state;
    else if ('state' in keeper.dataset) keeper.dataset.state = state;
    else keeper.children[state]?.click();
  });
})();
