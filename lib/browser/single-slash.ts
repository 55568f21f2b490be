/**
 * Removes extra slashes at the start of the path, which some hosts accept. `//about` alone would be read as a host
 * called "about", wherever script writes it back, as the router of Next.js does in development.
 */
export function keepOneSlash({ location, history }: Pick<Window, 'location' | 'history'>): void {
  if (!location.pathname.startsWith('//')) return;
  // Only the slashes after the host, not those after the scheme.
  history.replaceState(history.state, '', location.href.replace(/(?<=[\w\]])\/+/, '/'));
}
