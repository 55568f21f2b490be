interface Download {
  fileName: string;
  text: string;
}

function readText(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
}

/**
 * Replaces downloads, which jsdom does not have.
 *
 * @returns a function that reads the only file downloaded since
 */
export function watchDownloads(): () => Promise<Download> {
  const blobs = new Map<string, Blob>();
  const links: { fileName: string; url: string }[] = [];
  URL.createObjectURL = (object) => {
    const url = `blob:${blobs.size}`;
    if (object instanceof Blob) blobs.set(url, object);
    return url;
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    links.push({ fileName: this.download, url: this.href });
  });

  return async () => {
    const [link, ...others] = links;
    const blob = blobs.get(link?.url ?? '');
    if (!link || !blob || others.length > 0) throw new Error('not exactly one file downloaded');
    return { fileName: link.fileName, text: await readText(blob) };
  };
}
