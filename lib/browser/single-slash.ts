/**
 * Leaves one slash where the address of the page begins with more, as some hosts answer it: `//about` alone would be
 * read as the address of a host called "about", and the router of Next.js, which writes it back, would fail.
 */
export function keepOneSlash({ location, history }: Pick<Window, 'location' | 'history'>): void {
  if (!location.pathname.startsWith('//')) return;
  // The first slashes behind a host, as those behind its scheme are not.
  history.replaceState(history.state, '', location.href.replace(/(?<=[\w\]])\/+/, '/'));
}
