/** The links that were left to the browser, by their address as the page writes it. */
export type FollowedLinks = (string | null)[];

const followed: FollowedLinks = [];

function keepPage(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.defaultPrevented) return;
  followed.push(link.getAttribute('href'));
  event.preventDefault();
}

/** Call it in a beforeEach of tests that click links: jsdom cannot go to another page. */
export function stayOnPage(): FollowedLinks {
  followed.length = 0;
  document.addEventListener('click', keepPage);
  return followed;
}
