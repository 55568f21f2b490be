/**
 * Removes extra slashes at the start of the path, which some hosts accept. `//about` alone would be read as a host
 * called "about", and the router of Next.js, which writes the address back, would fail.
 */
export function keepOneSlash({ location, history }: Pick<Window, 'location' | 'history'>): void {
  if (!location.pathname.startsWith('//')) return;
  // Only the slashes after the host, not those after the scheme.
  history.replaceState(history.state, '', location.href.replace(/(?<=[\w\]])\/+/, '/'));
}
