/** The `href` attributes of the links that the browser would have followed. */
export type FollowedLinks = (string | null)[];

const followed: FollowedLinks = [];

function keepPage(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.defaultPrevented) return;
  followed.push(link.getAttribute('href'));
  event.preventDefault();
}

/** For the beforeEach of tests that click links: jsdom cannot navigate. */
export function stayOnPage(): FollowedLinks {
  followed.length = 0;
  document.addEventListener('click', keepPage);
  return followed;
}
