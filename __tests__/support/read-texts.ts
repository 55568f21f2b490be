/** The texts of some elements, in their order. */
export const readTexts = (elements: readonly Element[]) =>
  elements.map(({ textContent }) => textContent);
