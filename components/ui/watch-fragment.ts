/**
 * Watches the fragment of the page's address, the part from # on.
 *
 * @param onFragment called when a visitor goes to another fragment, or once more to the same, as by typing it again
 * @returns a function that ends the watch
 */
export function watchFragment(onFragment: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  addEventListener('hashchange', onFragment, { signal });
  // That tells nothing of the same fragment; this does, where a browser knows it, before the browser is there.
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>;
  navigation?.addEventListener(
    'navigate',
    ({ userInitiated, destination }) =>
      userInitiated && destination.url === location.href && setTimeout(onFragment),
    { signal },
  );
  return () => controller.abort();
}
