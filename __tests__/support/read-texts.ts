/** The texts of some elements, in their order. */
export const readTexts = (elements: readonly Element[]) =>
  elements.map(({ textContent }) => textContent);

/** The links within an element, by text and address. */
export const readLinks = (parent: Element) =>
  [...parent.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
