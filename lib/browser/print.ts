/** Before printing, pictures that the visitor has not scrolled to are loaded too. */
export function loadPicturesForPaper(): void {
  addEventListener('beforeprint', () => {
    for (const image of document.images) image.removeAttribute('loading');
  });
}
