/** Loads an image outside of the document, in the format and size in which a `<picture>` with these sources shows it. */
export function loadPicture(
  src: string,
  sources: readonly { type: string; srcSet: string }[],
  sizes: string,
): HTMLImageElement {
  const image = new Image();
  const elements = sources.map(({ type, srcSet }) =>
    Object.assign(document.createElement('source'), { type, srcset: srcSet, sizes }),
  );
  document.createElement('picture').append(...elements, image);
  image.fetchPriority = 'low';
  image.src = src;
  return image;
}
