/** Converts chosen pictures for the editor: to JPEGs without camera metadata, with simple names. */

/** The longest side of a published picture, in pixels. */
const LONGEST_SIDE = 1600;

const JPEG_QUALITY = 0.85;

/** Converts a file name to lower-case letters, digits and hyphens, without the extension. */
export function simplifyFileName(name: string): string {
  const stem = name.replace(/\.\w+$/, '').normalize('NFKD');
  const simpleName = stem
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return simpleName === '' ? 'picture' : simpleName;
}

/** Returns the size of a picture after its longest side is limited. */
export function limitSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/**
 * Converts a picture to a JPEG: upright, and with a limited size. Metadata, such as the place where it was taken, is
 * removed.
 *
 * @throws Error if the browser cannot open it
 */
async function convertToJpeg(file: File): Promise<File> {
  const picture = await createImageBitmap(file);
  const { width, height } = limitSize(picture.width, picture.height);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no room for a picture');
  // Transparent areas become white.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY });
  return new File([blob], `${simplifyFileName(file.name)}.jpg`, { type: 'image/jpeg' });
}

const isSvg = ({ type }: File) => type === 'image/svg+xml';

/** Converts a picture to a JPEG. The content of an SVG file stays unchanged. */
const convertPicture = async (file: File): Promise<File> =>
  isSvg(file)
    ? new File([file], `${simplifyFileName(file.name)}.svg`, { type: file.type })
    : convertToJpeg(file);

const describeUnreadablePicture = ({ name }: File) =>
  `“${name}” cannot be opened as a picture here. A photo of an iPhone (HEIC) must be made a JPEG first: ` +
  'send it to yourself by mail, or choose “Most Compatible” under Settings, Camera, Formats.';

/** Converts each picture that the user chooses, before Sveltia CMS sees the file. */
export function convertChosenPictures(showProblem: (reason: string) => void): void {
  const convertedLists = new WeakSet<FileList>();
  const convertChosen = async (event: Event) => {
    const input = event.target;
    if (!(input instanceof HTMLInputElement) || input.type !== 'file') return;
    if (!input.files || input.files.length === 0 || convertedLists.has(input.files)) return;
    event.stopImmediatePropagation();
    const convertedFiles = new DataTransfer();
    for (const file of input.files) {
      await convertPicture(file).then(
        (picture) => convertedFiles.items.add(picture),
        () => showProblem(describeUnreadablePicture(file)),
      );
    }
    input.files = convertedFiles.files;
    convertedLists.add(input.files);
    if (convertedFiles.files.length > 0)
      input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  document.addEventListener('change', (event) => void convertChosen(event), { capture: true });
}
