/**
 * Leaves one slash where the address of the page begins with more, as some hosts answer it: `//about` alone would be
 * read as the address of a host called "about", and the router of Next.js, which writes it back, would fail.
 */
export function keepOneSlash({ location, history }: Pick<Window, 'location' | 'history'>): void {
  const { origin, pathname, search, hash } = location;
  if (!pathname.startsWith('//')) return;
  history.replaceState(history.state, '', origin + pathname.replace(/^\/+/, '/') + search + hash);
}
