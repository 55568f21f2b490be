/**
 * Replaces downloads, which jsdom does not have.
 *
 * @returns a function that reads the only file downloaded since
 */
export function watchDownloads(): () => Promise<{ fileName: string; text: string }> {
  const blobs: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = (object) => `blob:${blobs.push(object as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });

  return async () => {
    const [[blob], [fileName]] = [blobs, names];
    if (!blob || fileName === undefined || names.length > 1)
      throw new Error('not exactly one file downloaded');
    const reader = new FileReader();
    reader.readAsText(blob);
    await new Promise((resolve) => (reader.onload = resolve));
    return { fileName, text: String(reader.result) };
  };
}
