/**
 * Removes extra slashes at the start of the page's path, which some hosts accept. A script that uses the path `//about`
 * as an address would go to a host called "about". The router of Next.js does so in development.
 */
export function removeExtraSlashes({ location, history }: Pick<Window, 'location' | 'history'>) {
  if (!location.pathname.startsWith('//')) return;
  // The pattern matches the slashes after the host, and not those after https:.
  history.replaceState(history.state, '', location.href.replace(/(?<=[\w\]])\/+/, '/'));
}
