/** Converts chosen pictures for the editor: to JPEGs without camera metadata, with simple names. */

/** The longest side, in pixels, that the site publishes. */
const LONGEST_SIDE = 1600;

const QUALITY = 0.85;

/** A file's name as addresses have it, in small letters, digits and hyphens. */
export function simplifyName(name: string): string {
  const stem = name.replace(/\.\w+$/, '').normalize('NFKD');
  const plain = stem
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return plain === '' ? 'picture' : plain;
}

/** The size of a picture after its longest side is limited. */
export function fitSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/**
 * Converts a picture to a JPEG, upright and no larger than the site shows it. Metadata, such as the place where it was
 * taken, is removed.
 *
 * @throws Error if the browser cannot open it
 */
async function toJpeg(file: File): Promise<File> {
  const picture = await createImageBitmap(file);
  const { width, height } = fitSize(picture.width, picture.height);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no room for a picture');
  // Transparent areas get the colour of paper.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  return new File([blob], `${simplifyName(file.name)}.jpg`, { type: 'image/jpeg' });
}

/** SVG files are kept unchanged. */
const isDrawing = ({ type }: File) => type === 'image/svg+xml';

/** The picture in a form that the site accepts. */
const prepare = async (file: File): Promise<File> =>
  isDrawing(file)
    ? new File([file], `${simplifyName(file.name)}.svg`, { type: file.type })
    : toJpeg(file);

const describeRefusal = ({ name }: File) =>
  `“${name}” cannot be opened as a picture here. A photo of an iPhone (HEIC) must be made a JPEG first: ` +
  'send it to yourself by mail, or choose “Most Compatible” under Settings, Camera, Formats.';

/** Converts each picture that is chosen in the page, before any other code sees the file. */
export function preparePictures(refuse: (reason: string) => void): void {
  const ready = new WeakSet<FileList>();
  const listen = async (event: Event) => {
    const input = event.target;
    if (!(input instanceof HTMLInputElement) || input.type !== 'file') return;
    if (!input.files || input.files.length === 0 || ready.has(input.files)) return;
    event.stopImmediatePropagation();
    const chosen = new DataTransfer();
    for (const file of input.files) {
      await prepare(file).then(
        (picture) => chosen.items.add(picture),
        () => refuse(describeRefusal(file)),
      );
    }
    input.files = chosen.files;
    ready.add(input.files);
    if (chosen.files.length > 0) input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  document.addEventListener('change', (event) => void listen(event), { capture: true });
}
