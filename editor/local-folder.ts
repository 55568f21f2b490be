/** Notices when files of the local folder were changed outside of the editor: in a text editor, or by Git. */
import { createSavingError, savedTexts, latestSave } from './content-files';

/** The folder that the editor works on; undefined if it works on the repository. */
let folder: FileSystemDirectoryHandle | undefined;

export const usesLocalFolder = () => folder !== undefined;

/** Calls a function with each result of a method, and with the object that the method was called on. */
function listenToMethod<Result>(
  owner: object,
  name: string,
  listen: (result: Result, self: unknown) => void,
): void {
  const method = Reflect.get(owner, name) as (...options: unknown[]) => Promise<Result>;
  Reflect.set(owner, name, async function (this: unknown, ...options: unknown[]) {
    const result = await method.apply(this, options);
    listen(result, this);
    return result;
  });
}

/**
 * Remembers the folder that the user chooses, or has chosen in an earlier visit: then Sveltia CMS asks for the
 * permission again. Must be called before it starts.
 */
export function rememberFolder(): void {
  // Firefox and Safari cannot open a folder.
  if (!('showDirectoryPicker' in globalThis)) return;
  listenToMethod(globalThis, 'showDirectoryPicker', (chosen: FileSystemDirectoryHandle) => {
    folder = chosen;
    savedTexts.clear();
  });
  listenToMethod(FileSystemDirectoryHandle.prototype, 'requestPermission', (answer, self) => {
    if (answer === 'granted') folder = self as FileSystemDirectoryHandle;
  });
}

async function readFile(root: FileSystemDirectoryHandle, path: string): Promise<string> {
  const [name = '', ...folders] = path.split('/').reverse();
  let parent = root;
  for (const part of folders.reverse()) parent = await parent.getDirectoryHandle(part);
  return (await (await parent.getFileHandle(name)).getFile()).text();
}

/** Writes a text as Sveltia CMS gives it to a custom format: trimmed, with LF. */
const normalize = (text: string) => text.trim().replace(/\r\n?/g, '\n');

const FOLDER_PROBLEM =
  'The browser cannot read the folder any more. Allow it again beside the address of this page, then save again. Nothing was saved.';

/**
 * Whether a file of the local folder has changed since the editor last read or wrote it, also if it is new or deleted.
 *
 * @throws Error if the folder cannot be read, for example after its permission was taken back
 */
async function isChangedOutside(file: string): Promise<boolean> {
  if (!folder) return false;
  const text = await readFile(folder, file).then(normalize, (error: Error) => {
    if (error.name !== 'NotFoundError') throw createSavingError(FOLDER_PROBLEM);
    return undefined;
  });
  // Sveltia CMS writes a text into the folder before it reports that it is saved.
  if (latestSave?.file === file && normalize(latestSave.text) === text) return false;
  const known = savedTexts.get(file);
  return (known && normalize(known)) !== text;
}

const describeChange = (file: string) =>
  `${file} was changed outside of this editor after it was read. ` +
  'Reload this page to see the change; copy first what you have not saved.';

/** @throws Error if saving a form would overwrite what was changed outside, or if the folder cannot be read */
export async function refuseToOverwrite(file: string): Promise<void> {
  if (await isChangedOutside(file))
    throw createSavingError(describeChange(file), 'Nothing was saved.');
}

/** Tells outside changes as soon as the user comes back to the editor's window, or opens a form. */
export function reportOutsideChanges(showMessage: (message: string) => void): void {
  const tellChanges = async () => {
    const changes: string[] = [];
    for (const file of savedTexts.keys())
      if (await isChangedOutside(file).catch(() => false)) changes.push(describeChange(file));
    if (changes.length > 0) showMessage(changes.join('\n'));
  };
  for (const type of ['focus', 'hashchange']) addEventListener(type, () => void tellChanges());
}
