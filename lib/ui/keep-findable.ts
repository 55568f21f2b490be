/**
 * Lets find in page, links to highlighted words and fragments find what is in a hidden element, in browsers that know
 * `hidden="until-found"`, which React does not. Must be called again whenever React hides the element.
 *
 * @param onFound called before the browser shows the element
 * @returns removes the listener
 */
export function keepFindable(element: HTMLElement, onFound: () => void): () => void {
  const isKnown = 'onbeforematch' in element;
  if (element.hidden && isKnown) element.setAttribute('hidden', 'until-found');
  element.addEventListener('beforematch', onFound);
  return () => element.removeEventListener('beforematch', onFound);
}
