/**
 * Watches the fragment of the page's address, the part from # on.
 *
 * @param onFragment called when a visitor goes to another fragment, or once more to the same, as by typing it again
 * @returns a function that ends the watch
 */
export function watchFragment(onFragment: () => void): () => void {
  // No `hashchange` tells of the same fragment; older browsers do not know the other event.
  const noteSame = ({ userInitiated, destination }: NavigateEvent) => {
    if (!userInitiated || !destination.sameDocument || destination.url !== location.href) return;
    // When the browser is there.
    setTimeout(onFragment);
  };
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>;
  addEventListener('hashchange', onFragment);
  navigation?.addEventListener('navigate', noteSame);
  return () => {
    removeEventListener('hashchange', onFragment);
    navigation?.removeEventListener('navigate', noteSame);
  };
}
