/** Makes the browser load all pictures before it prints, even if the visitor has not scrolled to them. */
export function loadPicturesBeforePrint(): void {
  addEventListener('beforeprint', () => {
    for (const image of document.images) image.removeAttribute('loading');
  });
}
